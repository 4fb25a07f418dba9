import fc from 'fast-check';
import type { JsonSchema } from '../../src/docs/json-schema';

/** Values that are invalid for nearly every field. */
const MISFITS = fc.oneof(
  fc.constantFrom<unknown>(
    null, true, -1, 1e308, 0.1, '', ' ', '\u0000', '\ud800', '💣', 'a'.repeat(70_000), [], {}, [[]], { a: 1 }, '../../x',
    "' or 1=1", '<script>', 'data:image/png;base64,AAAA', '00000000-0000-4000-8000-000000000000', '2026-13-40',
    'a@b', '99999999999999999999', { $ne: null }, { toString: 1 }, [null], Number.MAX_SAFE_INTEGER,
  ), // oxfmt-ignore
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
);

/** Bodies similar to those that a schema accepts: valid, invalid, missing and unknown fields. */
export function bodiesNear(schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  const right = rightValue(schema, depth);
  return fc.oneof({ weight: depth === 0 ? 8 : 5, arbitrary: right }, { weight: 1, arbitrary: MISFITS });
}

function rightValue(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  const { type, properties, items, anyOf, enum: choices, const: only, format, minLength, maxLength } = schema as {
    type?: string;
    properties?: Record<string, JsonSchema>;
    items?: JsonSchema;
    anyOf?: JsonSchema[];
    enum?: unknown[];
    const?: unknown;
    format?: string;
    minLength?: number;
    maxLength?: number;
  }; // oxfmt-ignore
  if (depth > 6) return fc.constant(null);
  if (only !== undefined) return fc.constant(only);
  if (choices !== undefined) return fc.constantFrom(...choices);
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((one) => bodiesNear(one, depth + 1)));
  if (type === 'object') return objectNear(properties ?? {}, depth);
  if (type === 'array') return fc.array(bodiesNear(items ?? {}, depth + 1), { maxLength: 3 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return fc.oneof(fc.integer(), fc.nat(10));
  if (type !== 'string') return MISFITS;
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.constantFrom('someone@example.org', 'customer@arbora.example');
  const least = minLength ?? 0;
  return fc.oneof(
    { weight: 8, arbitrary: fc.string({ minLength: least, maxLength: Math.min(maxLength ?? 30, 40) }) },
    // Characters with length two in JavaScript and one in the database: long enough by either measure.
    { weight: 1, arbitrary: fc.constantFrom('🌳'.repeat(Math.ceil(least / 2)), '🌳'.repeat(least)) },
  );
}

function objectNear(properties: Record<string, JsonSchema>, depth: number): fc.Arbitrary<unknown> {
  const fields = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, bodiesNear(schema, depth + 1)])),
    { requiredKeys: Object.keys(properties).slice(0, 2) },
  );
  const more = fc.oneof(
    { weight: 8, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.constantFrom({ acl: ['admin'] }, { is_paid: true }, { x: 1 }, { role: 'arbora_admin' }),
    },
  );
  return fc.tuple(fields, more).map(([declared, undeclared]) => ({ ...declared, ...undeclared }));
}
