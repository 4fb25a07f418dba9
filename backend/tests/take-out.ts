import type { TestDatabase } from './database';

/**
 * Replaces a function by its own text without one part of it, which has to be there once: to see that a test fails
 * where the part is missing. The text is what the database runs.
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
