import type { TestDatabase } from './database';

/**
 * Replaces a function by its own definition without one part, which must occur exactly once: proves that a test fails
 * without that part. Uses the definition stored in the database.
 */
export async function takeOut(database: TestDatabase, name: string, part: string, instead = ''): Promise<void> {
  const [found] = await database.asOwner<{ definition: string }>(
    'select pg_get_functiondef($1::regproc) as definition',
    [name],
  );
  const parts = found?.definition.split(part) ?? [];
  if (parts.length !== 2) throw new Error(`${name} is expected to have “${part}” in exactly one place`);
  await database.asOwner(parts.join(instead));
}
