# SPDX-License-Identifier: LGPL-3.0-or-later
"""A headless Chromium, told what to do by the WebDriver protocol, and a server of
files for it, below a path of its own."""

import base64
import functools
import http.client
import http.server
import json
import re
import subprocess
import threading

import limits  # on the path that pages has set

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # by the W3C
SHIFT, CONTROL = "\ue008", "\ue009"
RELEASE = "\ue000"
DELETE = "\ue017"
TAB = "\ue004"
PAGE_UP, PAGE_DOWN, END, HOME = "\ue00e", "\ue00f", "\ue010", "\ue011"
UP, DOWN = "\ue013", "\ue015"

# Root cannot have Chromium's sandbox, and a container little shared memory.
ARGUMENTS = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage",
             "--disable-gpu", "--hide-scrollbars", "--no-first-run",
             "--disable-background-networking", "--disable-sync"]


class Server:
    """Serves a folder at http://localhost:PORT/PATH/; `missing` are the
    addresses that were asked for in vain."""

    PATH = "some/where"

    def __init__(self, folder):
        missing = self.missing = []
        prefix = f"/{self.PATH}"

        class Handler(http.server.SimpleHTTPRequestHandler):
            def translate_path(self, path):
                if not path.startswith(prefix + "/"):
                    return str(folder / "no such file")
                return super().translate_path(path[len(prefix):])

            def send_error(self, code, *words):
                missing.append(self.path)
                super().send_error(code, *words)

            def do_GET(self):
                # Browsers ask for it where a page names no icon.
                if self.path != "/favicon.ico":
                    return super().do_GET()
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(
            ("localhost", 0), functools.partial(Handler, directory=folder))
        self.address = (f"http://localhost:{self._server.server_port}"
                        f"{prefix}/")
        threading.Thread(target=self._server.serve_forever,
                         daemon=True).start()

    def close(self):
        self._server.shutdown()
        self._server.server_close()


class Browser:
    def __init__(self, profile):
        """profile: an empty folder for what Chromium keeps."""
        self._driver = subprocess.Popen(
            ["chromedriver", "--port=0"], stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            encoding="utf-8")
        for line in self._driver.stdout:
            if port := re.search(r"successfully on port (\d+)", line):
                break
        else:
            raise RuntimeError("chromedriver does not start")
        self._port = int(port[1])
        self._session = ""
        answer = self._call("POST", "/session", {"capabilities": {
            "alwaysMatch": {
                "browserName": "chrome",
                "goog:loggingPrefs": {"browser": "ALL"},
                "goog:chromeOptions": {
                    "args": [*ARGUMENTS, f"--user-data-dir={profile}"]}}}})
        self._session = f"/session/{answer['sessionId']}"

    def close(self):
        if self._session:
            self._call("DELETE", "")
        self._driver.terminate()
        self._driver.wait(limits.SECONDS)
        self._driver.stdout.close()

    def _call(self, method, path, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self._port,
                                                timeout=limits.SECONDS)
        connection.request(
            method, self._session + path,
            None if method != "POST" else json.dumps(body or {}),
            {"Content-Type": "application/json; charset=utf-8"})
        value = json.load(connection.getresponse())["value"]
        connection.close()
        if isinstance(value, dict) and "error" in value:
            raise RuntimeError(f"{path}: {value['message']}")
        return value

    def tell(self, command, **parameters):
        """A command of Chromium's own protocol."""
        return self._call("POST", "/goog/cdp/execute",
                          {"cmd": command, "params": parameters})

    def open(self, address):
        self._call("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        """What a script of statements returns."""
        return self._call("POST", "/execute/sync",
                          {"script": script, "args": arguments})

    def find(self, selector):
        return self._call("POST", "/element", {
            "using": "css selector", "value": selector})[ELEMENT]

    def click(self, selector):
        self._call("POST", f"/element/{self.find(selector)}/click")

    def type(self, selector, text):
        self._call("POST", f"/element/{self.find(selector)}/value",
                   {"text": text})

    def clear(self, selector):
        """Empties a field as people do, by keys, so that the page notices."""
        self.type(selector, f"{CONTROL}a{RELEASE}{DELETE}")

    def press(self, *keys):
        """Presses a key wherever the focus is, while those before it are held."""
        self._call("POST", "/actions", {"actions": [{
            "type": "key", "id": "keyboard", "actions": [
                *({"type": "keyDown", "value": key} for key in keys),
                *({"type": "keyUp", "value": key} for key in reversed(keys))]}]})

    def log(self):
        """What the console has said since it was last asked."""
        return [entry["message"] for entry in
                self._call("POST", "/se/log", {"type": "browser"})]

    def look(self, width, height, scheme):
        """The window's size, and the colors that its user likes."""
        self.tell("Emulation.setDeviceMetricsOverride", width=width,
                  height=height, deviceScaleFactor=1, mobile=False)
        self.tell("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme}])

    def screenshot(self, file):
        file.write_bytes(base64.b64decode(
            self.tell("Page.captureScreenshot")["data"]))
