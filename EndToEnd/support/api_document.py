"""The operations that the OpenAPI document names, and a request for each that it allows."""

import pathlib
import secrets
from dataclasses import dataclass

import yaml

from api_client import FORMAT, encoded

PATH = pathlib.Path(__file__).parent.parent.parent / "Sources/Server/Web/openapi.yaml"
DOCUMENT = yaml.safe_load(PATH.read_text())
SCHEMAS = "#/components/schemas/"

# One value for each schema that is no object; everything else is made of these.
VALUES = {
    "Identifier": lambda: secrets.token_hex(16),
    "DeviceName": lambda: secrets.token_hex(8),
    "Secret": lambda: encoded(secrets.token_bytes(32)),
    "Wrap": lambda: encoded(FORMAT + secrets.token_bytes(60)),
    "SealedBody": lambda: encoded(secrets.token_bytes(60)),
    "PartBody": lambda: encoded(secrets.token_bytes(60)),
    "ManifestBody": lambda: encoded(secrets.token_bytes(60)),
    "Digest": lambda: secrets.token_hex(32),
    "ApprovalNonce": lambda: encoded(secrets.token_bytes(16)),
    "Commitment": lambda: encoded(secrets.token_bytes(32)),
    "PublicKey": lambda: encoded(b"\x04" + secrets.token_bytes(64)),
    "SealedPrivateKey": lambda: encoded(secrets.token_bytes(167)),
    "SealedApproval": lambda: encoded(secrets.token_bytes(121)),
    "KeyRing": lambda: encoded(secrets.token_bytes(69)),
    "Slot": lambda: secrets.token_hex(8),
    "PushBody": lambda: encoded(secrets.token_bytes(1280)),
    "Email": lambda: f"{secrets.token_hex(8)}@example.org",
}


@dataclass(frozen=True)
class Operation:
    method: str
    path: str

    def __str__(self):
        return f"{self.method} {self.path}"

    @property
    def described(self):
        return DOCUMENT["paths"][self.path][self.method.lower()]

    @property
    def is_for_the_signed_in(self):
        return {"access": []} in self.described.get("security", [])

    @property
    def is_for_a_box(self):
        return {"box": []} in self.described.get("security", [])

    @property
    def statuses(self):
        return {int(status) for status in self.described["responses"]}

    @property
    def success(self):
        return min(self.statuses)

    def address(self):
        """The path with a value in each place and for each query field that must be there."""
        path, query = self.path, []
        for parameter in self.described.get("parameters", []):
            if parameter.get("in") == "path":
                value = example(parameter["schema"])
                path = path.replace("{" + parameter["name"] + "}", value)
            elif parameter.get("in") == "query" and parameter["required"]:
                query.append(f"{parameter['name']}={example(parameter['schema'])}")
        return path + ("?" + "&".join(query) if query else "")

    @property
    def members(self):
        """The names of all members that the body may have."""
        content = self.described.get("requestBody", {}).get("content", {})
        schema = content.get("application/json", {}).get("schema", {})
        name = schema.get("$ref", "").removeprefix(SCHEMAS)
        return set(DOCUMENT["components"]["schemas"].get(name, schema).get("properties", {}))

    def body(self):
        content = self.described.get("requestBody", {}).get("content", {})
        json = content.get("application/json")
        return example(json["schema"]) if json else None


def example(schema):
    """A value that a schema allows, as small as it may be."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(SCHEMAS)
        if name in VALUES:
            return VALUES[name]()
        return example(DOCUMENT["components"]["schemas"][name])
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][0]
    if schema["type"] == "object":
        return {name: example(schema["properties"][name]) for name in schema.get("required", [])}
    if schema["type"] == "array":
        return [example(schema["items"])] * schema.get("minItems", 0)
    if schema["type"] == "integer":
        return max(schema.get("minimum", 0), 0)
    return "a" * schema.get("minLength", 1)


OPERATIONS = [
    Operation(method.upper(), path)
    for path, methods in DOCUMENT["paths"].items()
    for method in methods
]
