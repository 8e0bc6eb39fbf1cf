"""The TypeScript types of the wire, generated from the models.

python -m trionfi.server.schema > web/src/lib/protocol.ts
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from trionfi.server import bodies, messages, readings

HEADING = """\
/**
 * The wire between server and table, see docs/architecture.md.
 * Generated from the server's models by `python -m trionfi.server.schema`; change those instead.
 */
"""
ROOTS: Sequence[tuple[Any, JsonSchemaMode]] = (
    (messages.ServerMessage, "serialization"),
    (messages.ClientMessage, "validation"),
    (bodies.GameSpec, "serialization"),
    (bodies.NewTable, "validation"),
    (bodies.Created, "serialization"),
    (bodies.JoinTable, "validation"),
    (bodies.Joined, "serialization"),
    (bodies.Recover, "validation"),
    (bodies.Recovered, "serialization"),
    (bodies.OpenTable, "serialization"),
    (bodies.TableInfo, "serialization"),
    (bodies.DealRecord, "serialization"),
    (bodies.ReviewState, "serialization"),
    (bodies.Failure, "serialization"),
    (readings.SpreadSpec, "serialization"),
    (readings.DrawnReading, "serialization"),
)
WIDTH = 100


def generate() -> str:
    """The whole file."""
    definitions: dict[str, Mapping[str, Any]] = {}
    for root, mode in ROOTS:
        schema = TypeAdapter(root).json_schema(mode=mode, by_alias=True)
        found = dict(schema.pop("$defs", {}))
        if "$ref" not in schema:
            found[schema.get("title") or root.__name__] = schema
        for name, definition in found.items():
            if definitions.setdefault(name, definition) != definition:
                raise ValueError(f"{name} is sent and received in different forms")
    return "\n".join([HEADING, *(declaration(*item) for item in definitions.items())])


def declaration(name: str, schema: Mapping[str, Any]) -> str:
    """One exported type."""
    comment = _comment(schema, "")
    if "properties" not in schema:
        return f"{comment}export type {name} ={_broken(expression(schema))};\n"
    required = schema.get("required", ())
    lines = [f"{comment}export interface {name} {{"]
    for field, part in schema["properties"].items():
        sort = expression(part)
        if field not in required:
            field, sort = f"{field}?", sort.removesuffix(" | null")
        lines.append(f"{_comment(part, '  ')}  {field}: {sort};")
    return "\n".join([*lines, "}\n"])


def expression(schema: Mapping[str, Any]) -> str:
    """The type of a JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(_literal, schema["enum"]))
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(map(expression, schema[union])))
    kind = schema.get("type")
    if kind == "array":
        item = expression(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        return _record(schema)
    return {"integer": "number", "number": "number", None: "unknown"}.get(kind, str(kind))


def _record(schema: Mapping[str, Any]) -> str:
    values = schema.get("additionalProperties", True)
    value = "unknown" if values is True else expression(values)
    names = schema.get("propertyNames")
    return f"Record<{expression(names) if names else 'string'}, {value}>"


def _literal(value: str | int | bool | None) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _comment(schema: Mapping[str, Any], indent: Literal["", "  "]) -> str:
    words = re.sub(r"\s+", " ", str(schema.get("description", ""))).replace("None", "null").strip()
    return f"{indent}/** {words.rstrip('.')}. */\n" if words else ""


def _broken(union: str) -> str:
    if len(union) < WIDTH - 30:
        return f" {union}"
    return "".join(f"\n  | {part}" for part in union.split(" | "))


if __name__ == "__main__":
    print(generate(), end="")
