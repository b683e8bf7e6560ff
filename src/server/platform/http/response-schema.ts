import buildSerialiser from 'fast-json-stringify';
import * as z from 'zod/mini';

type Serialiser = (answer: unknown) => string;

const builtSerialisers = new WeakMap<z.ZodMiniType, Serialiser>();

/** Writes an answer as JSON. It is built for its first answer: a start does not wait for a hundred. */
export function serialiserOf(schema: z.ZodMiniType): Serialiser {
  return (answer) => {
    const built = builtSerialisers.get(schema) ?? buildSerialiser(responseJsonSchema(schema));
    builtSerialisers.set(schema, built);
    return built(answer);
  };
}

type JsonSchema = { [key: string]: unknown };

/** The contract's schema as the JSON Schema that answers are serialised through. */
function responseJsonSchema(schema: z.ZodMiniType): JsonSchema {
  return withPlainNullables(
    z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }),
  );
}

/** 'this or null' as one nullable type: the serialiser would validate every branch of an anyOf. */
function withPlainNullables(node: unknown): JsonSchema {
  if (!isObject(node)) return {};
  const { $schema, anyOf, minimum, maximum, ...rest } = node;
  const branches = Array.isArray(anyOf) ? anyOf.filter(isObject) : [];
  const real = branches.filter((branch) => branch.type !== 'null');
  const [only] = real;
  if (only && real.length === 1 && branches.length === 2) {
    return withPlainNullables({ ...rest, ...only, nullable: true });
  }
  const copy: JsonSchema =
    branches.length > 0 ? { ...rest, anyOf: branches.map(withPlainNullables) } : rest;
  if (Array.isArray(copy.type) && copy.type.length === 2 && copy.type.includes('null')) {
    copy.type = copy.type.find((type) => type !== 'null');
    copy.nullable = true;
  }
  if (isObject(copy.properties)) {
    copy.properties = Object.fromEntries(
      Object.entries(copy.properties).map(([name, child]) => [name, withPlainNullables(child)]),
    );
  }
  if (isObject(copy.items)) copy.items = withPlainNullables(copy.items);
  return copy;
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
