import type { BranchSetting } from '../config-branches';
import type { Database } from '../database/database';

/**
 * Tells the database which branches there are and which regions each looks after, so that orders go to them. Nothing is
 * written where it knows already; instances are started with the same setting, else the last one to start is right.
 */
export async function keepBranches(
  { asService }: Pick<Database, 'asService'>,
  branches: readonly BranchSetting[],
): Promise<void> {
  const known = branches.map(({ name, regions }) => ({ name, regions }));
  await asService((client) => client.query('select app_private.keep_branches($1)', [JSON.stringify(known)]));
}
