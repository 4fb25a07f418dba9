import type { TestDatabase } from './database';

/**
 * Removes or replaces one part of a stored function's definition, which must occur exactly once: proves that a test
 * fails without that part.
 */
export async function mutateFunction(
  database: TestDatabase,
  name: string,
  part: string,
  replacement = '',
): Promise<void> {
  const [found] = await database.asOwner<{ definition: string }>(
    'select pg_get_functiondef($1::regproc) as definition',
    [name],
  );
  const parts = found?.definition.split(part) ?? [];
  if (parts.length !== 2) throw new Error(`${name} is expected to have “${part}” in exactly one place`);
  await database.asOwner(parts.join(replacement));
}
