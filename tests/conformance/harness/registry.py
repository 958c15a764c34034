"""A read-only OCI registry over image archives, for what must be pulled (pull policy
Always, image volumes): GET and HEAD of manifests and blobs, nothing else.

Runs as a process of its own inside the lab's network namespace:
  python3 -m harness.registry ADDRESS PORT ARCHIVE…
Names are matched without their registry's host, as a mirror does (`?ns=`)."""
import http.server
import json
import re
import sys
import tarfile


class Store:
    """Manifests by repository and tag, blobs by digest; bodies stay in the archives."""

    def __init__(self, archives):
        self.blobs, self.tags, self.kinds = {}, {}, {}
        for path in archives:
            with tarfile.open(path) as archive:
                for member in archive:
                    if member.name.startswith("blobs/sha256/"):
                        self.blobs["sha256:" + member.name.rsplit("/", 1)[1]] = (path, member.offset_data, member.size)
                    elif member.name == "index.json":
                        for manifest in json.load(archive.extractfile(member))["manifests"]:
                            name, tag = manifest["annotations"]["io.containerd.image.name"].rsplit(":", 1)
                            self.tags[(name.split("/", 1)[1], tag)] = manifest["digest"]
                            self.kinds[manifest["digest"]] = manifest["mediaType"]


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    store = None

    def do_GET(self):
        self.answer(body=True)

    def do_HEAD(self):
        self.answer(body=False)

    def answer(self, body):
        path = self.path.split("?")[0]
        if path.rstrip("/") == "/v2":
            return self.send(200, "application/json", b"{}", body)
        found = re.fullmatch(r"/v2/(.+)/(manifests|blobs)/([^/]+)", path)
        digest = found and (found[3] if found[3].startswith("sha256:") else self.store.tags.get((found[1], found[3])))
        if not digest or digest not in self.store.blobs:
            code = "MANIFEST_UNKNOWN" if found and found[2] == "manifests" else "BLOB_UNKNOWN"
            return self.send(404, "application/json", json.dumps({"errors": [{"code": code, "message": "not here"}]}).encode(), body)
        archive, offset, size = self.store.blobs[digest]
        self.send_response(200)
        self.send_header("Content-Type", self.store.kinds.get(digest, "application/octet-stream"))
        self.send_header("Content-Length", str(size))
        self.send_header("Docker-Content-Digest", digest)
        self.end_headers()
        if body:
            with open(archive, "rb") as file:
                file.seek(offset)
                while size > 0:
                    piece = file.read(min(size, 1 << 20))
                    self.wfile.write(piece)
                    size -= len(piece)

    def send(self, code, kind, text, body):
        self.send_response(code)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        if body:
            self.wfile.write(text)


if __name__ == "__main__":
    Handler.store = Store(sys.argv[3:])
    http.server.ThreadingHTTPServer((sys.argv[1], int(sys.argv[2])), Handler).serve_forever()
