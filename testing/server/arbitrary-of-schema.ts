import fc from 'fast-check';
import * as z from 'zod/mini';

type JsonSchema = { [key: string]: unknown };

/**
 * Values around a contract's schema: most of them of the shapes it names, some out of range, some
 * of another kind altogether. What the server makes of each is the question.
 */
export function arbitraryOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return near(json);
}

function near(schema: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: shaped(isObject(schema) ? schema : {}), weight: 12 },
    { arbitrary: stray, weight: 1 },
  );
}

function shaped(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const branches = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(branches)) return fc.oneof(...branches.map(near));
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.oneof(fc.integer({ min: -5, max: 300 }), fc.maxSafeInteger());
    case 'number':
      return fc.oneof(fc.integer({ min: -5, max: 300 }), fc.double({ noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(near(schema.items), { maxLength: 4 });
    case 'object':
      return record(schema);
    default:
      return fc.oneof(fc.jsonValue({ maxDepth: 4 }), stray);
  }
}

function record(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([name, child]) => [name, near(child)]),
  );
  const named = Array.isArray(schema.required) ? schema.required : [];
  const requiredKeys = Object.keys(fields).filter((name) => named.includes(name));
  return fc.oneof(
    { arbitrary: fc.record(fields, { requiredKeys }), weight: 12 },
    { arbitrary: fc.record(fields, { requiredKeys: [] }), weight: 2 },
  );
}

/** Texts that some field or other reads as its own, beside those that none does. */
function texts({ minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  const longest = typeof maxLength === 'number' ? maxLength : 40;
  const shortest = typeof minLength === 'number' ? minLength : 0;
  return fc.oneof(
    fc.constantFrom('2026-03-18', '2026-02-30', '0:45', '1:30:05', '4:59', '10,5', '42.2', '7'),
    fc.constantFrom('a@example.com', 'password', 'UTC', 'Europe/Berlin', 'apple-health', 'runs'),
    fc.integer({ min: 0, max: 400 }).map(String),
    fc.string({ unit: 'grapheme', minLength: shortest, maxLength: Math.min(longest + 1, 60) }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constant('x'.repeat(Math.min(longest + 1, 20_000))),
  );
}

const stray: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, '', ' ', '\0', '\ud800', 0, -1, 1e300, [], {}),
  fc.constantFrom<unknown>(2 ** 31, 2 ** 53, '9'.repeat(400), "'--", '../../src', [[[]]], {
    a: {},
  }),
  fc.jsonValue({ maxDepth: 3 }),
);

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
