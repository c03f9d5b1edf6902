/* SPDX-License-Identifier: MIT
 *
 * Lists the maps of each engine, with the names, channels and bit depths of their
 * files, and writes the text files that combine maps into materials.
 */
#include "material.h"

#include <stdlib.h>
#include <string.h>

#include <noise-core/layers.h>

/* In these templates, "@" stands for the name of the set, and "$" for the suffix of
 * its pictures.  Lines that begin with "?" are written only if something glows, and
 * lines that begin with "!" only if the colors can be transparent. */

/* Godot's own resource format.  The height map is included but switched off;
 * the user can switch it on. */
static const char tres[] =
    "[gd_resource type=\"ORMMaterial3D\" format=3]\n\n"
    "[ext_resource type=\"Texture2D\" path=\"@_albedo$\" id=\"1\"]\n"
    "[ext_resource type=\"Texture2D\" path=\"@_normal$\" id=\"2\"]\n"
    "[ext_resource type=\"Texture2D\" path=\"@_orm$\" id=\"3\"]\n"
    "[ext_resource type=\"Texture2D\" path=\"@_height$\" id=\"4\"]\n"
    "?[ext_resource type=\"Texture2D\" path=\"@_emission$\" id=\"5\"]\n"
    "\n[resource]\n"
    "!transparency = 1\n"
    "albedo_texture = ExtResource(\"1\")\n"
    "metallic = 1.0\n"
    "ao_enabled = true\n"
    "orm_texture = ExtResource(\"3\")\n"
    "?emission_enabled = true\n"
    "?emission_texture = ExtResource(\"5\")\n"
    "normal_enabled = true\n"
    "normal_texture = ExtResource(\"2\")\n"
    "heightmap_texture = ExtResource(\"4\")\n";

/* A square of 2 x 2 units with the material.  Its buffer holds four positions,
 * normals, tangents and texture coordinates, and two triangles. */
static const char gltf_text[] =
    "{\"asset\": {\"version\": \"2.0\", \"generator\": \"Lattice Noise\"},\n"
    "\"scene\": 0, \"scenes\": [{\"nodes\": [0]}], \"nodes\": [{\"mesh\": 0}],\n"
    "\"meshes\": [{\"primitives\": [{\"attributes\": {\"POSITION\": 0, "
    "\"NORMAL\": 1, \"TANGENT\": 2, \"TEXCOORD_0\": 3}, \"indices\": 4, "
    "\"material\": 0}]}],\n"
    "\"materials\": [{\"pbrMetallicRoughness\": {\"baseColorTexture\": "
    "{\"index\": 0}, \"metallicRoughnessTexture\": {\"index\": 2}},\n"
    "!\"alphaMode\": \"BLEND\",\n"
    "?\"emissiveTexture\": {\"index\": 3}, \"emissiveFactor\": [1, 1, 1],\n"
    "\"normalTexture\": {\"index\": 1}, \"occlusionTexture\": {\"index\": 2}}],\n"
    "\"textures\": [{\"source\": 0}, {\"source\": 1}, {\"source\": 2}\n"
    "?, {\"source\": 3}\n"
    "],\n\"images\": [{\"uri\": \"@_baseColor$\"}, {\"uri\": \"@_normal$\"}, "
    "{\"uri\": \"@_orm$\"}\n"
    "?, {\"uri\": \"@_emissive$\"}\n"
    "],\n\"accessors\": [{\"bufferView\": 0, \"componentType\": 5126, "
    "\"count\": 4, \"type\": \"VEC3\", \"min\": [-1, -1, 0], \"max\": "
    "[1, 1, 0]},\n"
    "{\"bufferView\": 1, \"componentType\": 5126, \"count\": 4, \"type\": "
    "\"VEC3\"},\n"
    "{\"bufferView\": 2, \"componentType\": 5126, \"count\": 4, \"type\": "
    "\"VEC4\"},\n"
    "{\"bufferView\": 3, \"componentType\": 5126, \"count\": 4, \"type\": "
    "\"VEC2\"},\n"
    "{\"bufferView\": 4, \"componentType\": 5123, \"count\": 6, \"type\": "
    "\"SCALAR\"}],\n"
    "\"bufferViews\": [{\"buffer\": 0, \"byteLength\": 48, \"target\": 34962},\n"
    "{\"buffer\": 0, \"byteOffset\": 48, \"byteLength\": 48, \"target\": "
    "34962},\n"
    "{\"buffer\": 0, \"byteOffset\": 96, \"byteLength\": 64, \"target\": "
    "34962},\n"
    "{\"buffer\": 0, \"byteOffset\": 160, \"byteLength\": 32, \"target\": "
    "34962},\n"
    "{\"buffer\": 0, \"byteOffset\": 192, \"byteLength\": 12, \"target\": "
    "34963}],\n"
    "\"buffers\": [{\"byteLength\": 204, \"uri\": "
    "\"data:application/octet-stream;base64,"
    "AACAvwAAgL8AAAAAAACAPwAAgL8AAAAAAACAPwAAgD8AAAAAAACAvwAAgD8AAAAA"
    "AAAAAAAAAAAAAIA/AAAAAAAAAAAAAIA/AAAAAAAAAAAAAIA/AAAAAAAAAAAAAIA/"
    "AACAPwAAAAAAAAAAAACAPwAAgD8AAAAAAAAAAAAAgD8AAIA/AAAAAAAAAAAAAIA/"
    "AACAPwAAAAAAAAAAAACAPwAAAAAAAIA/AACAPwAAgD8AAIA/AAAAAAAAAAAAAAAA"
    "AAABAAIAAAACAAMA"
    "\"}]}\n";

/* A script for Blender 2.93 and later.  Normals and displacement describe the same
 * bumps, so the displacement only moves the surface, and does not shade the bumps
 * again. */
static const char blender_py[] =
    "# Makes a material of the pictures beside this file, and gives it to the\n"
    "# active object: open it in Blender's workspace Scripting, and run it.\n"
    "import os\n\n"
    "import bpy\n\n"
    "NAME, SUFFIX = \"@\", \"$\"\n\n"
    "opened = getattr(bpy.context.space_data, \"text\", None)\n"
    "path = bpy.path.abspath(opened.filepath) if opened else __file__\n"
    "folder = os.path.dirname(os.path.abspath(path))\n\n"
    "material = bpy.data.materials.new(NAME)\n"
    "material.use_nodes = True\n"
    "nodes = material.node_tree.nodes\n"
    "link = material.node_tree.links.new\n"
    "nodes.clear()\n\n\n"
    "def add(kind, x, y):\n"
    "    node = nodes.new(\"ShaderNode\" + kind)\n"
    "    node.location = x, y\n"
    "    return node\n\n\n"
    "def add_picture(ending, y, color_space=\"Non-Color\"):\n"
    "    node = add(\"TexImage\", -800, y)\n"
    "    node.image = bpy.data.images.load(\n"
    "        os.path.join(folder, NAME + ending + SUFFIX))\n"
    "    node.image.colorspace_settings.name = color_space\n"
    "    return node.outputs\n\n\n"
    "surface = add(\"BsdfPrincipled\", 0, 0)\n"
    "output = add(\"OutputMaterial\", 400, 0)\n"
    "normal = add(\"NormalMap\", -400, -600)\n"
    "height = add(\"Displacement\", 0, -900)\n"
    "height.inputs[\"Scale\"].default_value = 0.05\n"
    "color = add_picture(\"_color\", 600, \"sRGB\")\n\n"
    "link(color[\"Color\"], surface.inputs[\"Base Color\"])\n"
    "!link(color[\"Alpha\"], surface.inputs[\"Alpha\"])\n"
    "link(add_picture(\"_roughness\", 300)[\"Color\"], "
    "surface.inputs[\"Roughness\"])\n"
    "link(add_picture(\"_metallic\", 0)[\"Color\"], "
    "surface.inputs[\"Metallic\"])\n"
    "?emission = add_picture(\"_emission\", -300, \"sRGB\")\n"
    "?link(emission[\"Color\"], surface.inputs.get(\"Emission Color\") or "
    "surface.inputs[\"Emission\"])\n"
    "?surface.inputs[\"Emission Strength\"].default_value = 1.0\n"
    "link(add_picture(\"_normal\", -600)[\"Color\"], "
    "normal.inputs[\"Color\"])\n"
    "link(normal.outputs[\"Normal\"], surface.inputs[\"Normal\"])\n"
    "link(add_picture(\"_displacement\", -900)[\"Color\"], "
    "height.inputs[\"Height\"])\n"
    "link(height.outputs[\"Displacement\"], output.inputs[\"Displacement\"])\n"
    "link(surface.outputs[\"BSDF\"], output.inputs[\"Surface\"])\n\n"
    "# It is a setting of Cycles, and from Blender 4.1 on of materials.\n"
    "for owner in material, material.cycles:\n"
    "    if hasattr(owner, \"displacement_method\"):\n"
    "        owner.displacement_method = \"DISPLACEMENT\"\n"
    "thing = bpy.context.object\n"
    "if thing is not None and thing.type == \"MESH\":\n"
    "    thing.active_material = material\n";

/* In GIMP, the first map becomes the top layer, so the normals, which people want
 * most, come first. */
static const PicturesEngine engines[] = {
    {.name = "all",
     .normal_y = NOISE_NORMAL_Y_UP,
     .files = {{"_normal", NOISE_MAP_NORMAL, true},
               {"_color", NOISE_MAP_COLOR, false},
               {"_height", NOISE_MAP_HEIGHT, true},
               {"_slope", NOISE_MAP_SLOPE, true},
               {"_occlusion", NOISE_MAP_OCCLUSION, false},
               {"_curvature", NOISE_MAP_CURVATURE, false},
               {"_roughness", NOISE_MAP_ROUGHNESS, false},
               {"_metallic", NOISE_MAP_METALLIC, false},
               {"_emission", NOISE_MAP_EMISSION, false}}},
    {.name = "godot",
     .normal_y = NOISE_NORMAL_Y_UP,
     .files = {{"_normal", NOISE_MAP_NORMAL, false},
               {"_albedo", NOISE_MAP_COLOR, false},
               {"_orm", NOISE_MAP_ORM, false},
               {"_height", NOISE_MAP_HEIGHT, false},
               {"_emission", NOISE_MAP_EMISSION, false}},
     .text_ending = ".tres",
     .text = tres},
    {.name = "unreal",
     .normal_y = NOISE_NORMAL_Y_DOWN,
     .files = {{"_normal", NOISE_MAP_NORMAL, false},
               {"_basecolor", NOISE_MAP_COLOR, false},
               {"_orm", NOISE_MAP_ORM, false},
               {"_height", NOISE_MAP_HEIGHT, true},
               {"_emission", NOISE_MAP_EMISSION, false}}},
    {.name = "unity",
     .normal_y = NOISE_NORMAL_Y_UP,
     .files = {{"_Normal", NOISE_MAP_NORMAL, false},
               {"_BaseMap", NOISE_MAP_COLOR, false},
               {"_MetallicSmoothness", NOISE_MAP_SMOOTHNESS, false},
               {"_Occlusion", NOISE_MAP_OCCLUSION, false},
               {"_Height", NOISE_MAP_HEIGHT, true},
               {"_Emission", NOISE_MAP_EMISSION, false}}},
    {.name = "unity-hdrp",
     .normal_y = NOISE_NORMAL_Y_UP,
     .files = {{"_Normal", NOISE_MAP_NORMAL, false},
               {"_BaseMap", NOISE_MAP_COLOR, false},
               {"_MaskMap", NOISE_MAP_MASK, false},
               {"_Height", NOISE_MAP_HEIGHT, true},
               {"_Emission", NOISE_MAP_EMISSION, false}}},
    {.name = "blender",
     .normal_y = NOISE_NORMAL_Y_UP,
     .files = {{"_normal", NOISE_MAP_NORMAL, true},
               {"_color", NOISE_MAP_COLOR, false},
               {"_roughness", NOISE_MAP_ROUGHNESS, false},
               {"_metallic", NOISE_MAP_METALLIC, false},
               {"_displacement", NOISE_MAP_HEIGHT, true},
               {"_occlusion", NOISE_MAP_OCCLUSION, false},
               {"_emission", NOISE_MAP_EMISSION, false}},
     .text_ending = ".py",
     .text = blender_py},
    {.name = "gltf",
     .normal_y = NOISE_NORMAL_Y_UP,
     .files = {{"_normal", NOISE_MAP_NORMAL, false},
               {"_baseColor", NOISE_MAP_COLOR, false},
               {"_orm", NOISE_MAP_ORM, false},
               {"_emissive", NOISE_MAP_EMISSION, false}},
     .text_ending = ".gltf",
     .text = gltf_text},
};

const PicturesEngine *
pictures_find_engine(const char *name)
{
    for (size_t i = 0; i < sizeof engines / sizeof *engines; i++) {
        if (strcmp(engines[i].name, name) == 0)
            return &engines[i];
    }
    return NULL;
}

/* Turns off the light in the map of a single noise; maps of layers have no light. */
static void
remove_light(NoiseParams *map)
{
    if (map->relief > 0.0 && map->map != NOISE_MAP_COLOR &&
        map->map != NOISE_MAP_HEIGHT)
        map->map_strength = map->relief;
    map->relief = 0.0;
    if (map->map != NOISE_MAP_COLOR)
        map->coloring = NOISE_COLORING_GRAY;
    else if (map->coloring == NOISE_COLORING_GRAY)
        map->coloring = NOISE_COLORING_TWO_COLORS;
}

NoiseRecipe *
pictures_set_map(const NoiseRecipe *recipe, const PicturesEngine *engine,
                 NoiseMap which)
{
    NoiseRecipe *map = noise_recipe_copy(recipe);

    if (map == NULL)
        return NULL;
    NoiseParams *params = noise_recipe_edit(map);
    params->map = which;
    if (engine != &engines[0]) /* the engine "all" */
        params->normal_y = engine->normal_y;
    if (noise_recipe_has(map, noise_parameter_find("relief")))
        remove_light(params);
    return map;
}

static bool
glows(const NoiseRecipe *recipe)
{
    const int n = noise_recipe_count_layers(recipe);

    for (int i = 0; i < n; i++) {
        const NoiseLayer *layer = noise_recipe_layer(recipe, i);
        if (layer->glow > 0.0 && noise_layer_is_visible(layer))
            return true;
    }
    return false;
}

bool
pictures_has_map(const NoiseRecipe *recipe, NoiseMap which)
{
    return which != NOISE_MAP_EMISSION || glows(recipe);
}

/* ---- Text files ------------------------------------------------------- */

/* Appends a name, escaped as a URI in glTF, and as a string in the other formats.
 * Returns the end of the text. */
static char *
add_name(char *to, const char *name, bool is_uri)
{
    static const char digits[] = "0123456789ABCDEF";

    for (; *name != '\0'; name++) {
        const unsigned char byte = (unsigned char)*name;
        const bool is_plain =
            (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
            (byte >= '0' && byte <= '9') || strchr("-._~", byte) != NULL;
        if (is_uri && !is_plain) {
            *to++ = '%';
            *to++ = digits[byte >> 4];
            *to++ = digits[byte & 15];
            continue;
        }
        if (byte == '"' || byte == '\\')
            *to++ = '\\';
        *to++ = *name;
    }
    return to;
}

char *
pictures_tie(const PicturesEngine *engine, const NoiseRecipe *recipe,
             const char *name, const char *suffix)
{
    const char *from = engine->text;
    const bool is_glowing = glows(recipe), is_uri = engine->text == gltf_text;
    NoiseRecipe *colors = pictures_set_map(recipe, engine, NOISE_MAP_COLOR);
    if (colors == NULL)
        return NULL;
    const bool is_opaque = noise_recipe_check(colors, NULL) &&
                           noise_recipe_is_opaque(colors, NULL);
    noise_recipe_free(colors);
    /* A text file names up to six files, and each byte of a name becomes up to three
     * bytes. */
    char *text =
        malloc(strlen(from) + 6 * 3 * (strlen(name) + strlen(suffix)) + 1);
    char *to = text;
    for (; text != NULL && *from != '\0'; from++) {
        if ((*from == '?' || *from == '!') && from[-1] == '\n') {
            if (*from == '?' ? !is_glowing : is_opaque)
                from = strchr(from, '\n');
        } else if (*from == '@' || *from == '$') {
            to = add_name(to, *from == '@' ? name : suffix, is_uri);
        } else {
            *to++ = *from;
        }
    }
    if (text != NULL)
        *to = '\0';
    return text;
}
