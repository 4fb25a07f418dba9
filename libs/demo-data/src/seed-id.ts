import { createHash } from 'node:crypto';

/** The same UUID for the same name in every database: links between seeded rows need no look-up. */
export function seedId(name: string): string {
  const hex = createHash('sha256').update(`arbora seed ${name}`).digest('hex');
  // Version 8: a UUID whose digits mean what its maker says.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `9${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
