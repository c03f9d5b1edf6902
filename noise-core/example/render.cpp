// SPDX-License-Identifier: MIT
//
// Renders a gray recipe into a 16-bit picture (PGM), in C++17:
//
//     render "lattice-noise/1 scale=40 seed=7" 400 300 > picture.pgm
#include <noise-core/noise.h>

#include <cstdint>
#include <cstdio>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace
{

using Plan = std::unique_ptr<NoisePlan, decltype(&noise_plan_free)>;

// Makes the plan of a recipe, or throws the sentence that says what is wrong.
Plan
make_plan(const std::string &recipe)
{
    NoiseError error;
    Plan plan(noise_plan_new_from_text(recipe.c_str(), &error),
              &noise_plan_free);

    if (!plan) {
        char sentence[256];
        noise_error_print(&error, nullptr, sentence, sizeof sentence);
        throw std::runtime_error(sentence);
    }
    if (noise_plan_channels(plan.get()) != 1)
        throw std::runtime_error("this recipe has colors; give a gray one");
    return plan;
}

std::vector<float>
render(const Plan &plan, int width, int height)
{
    std::vector<float> pixels(static_cast<size_t>(width) * height);
    NoiseRegion region{};

    region.width = width;
    region.height = height;
    noise_render(plan.get(), &region, pixels.data(), width);
    return pixels;
}

} // namespace

int
main(int argc, char **argv)
{
    try {
        if (argc != 4)
            throw std::runtime_error("usage: render RECIPE WIDTH HEIGHT");
        const int width = std::stoi(argv[2]), height = std::stoi(argv[3]);
        std::printf("P5\n%d %d\n65535\n", width, height);
        for (float value : render(make_plan(argv[1]), width, height)) {
            const auto number = static_cast<uint16_t>(value * 65535.0 + 0.5);
            std::putchar(number >> 8);
            std::putchar(number & 0xff);
        }
    } catch (const std::exception &problem) {
        std::cerr << problem.what() << '\n';
        return 1;
    }
    return 0;
}
