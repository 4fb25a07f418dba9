import { createHash } from 'node:crypto';

/** Returns a UUID derived from a name, so that references between seeded rows need no lookup. */
export function seedId(name: string): string {
  const hex = createHash('sha256').update(`arbora seed ${name}`).digest('hex');
  // Version 8: a UUID with custom content.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `9${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
