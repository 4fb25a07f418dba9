import type { BranchSetting } from '../config-branches';
import type { Database } from '../database/database';

/**
 * Stores the branches and their regions in the database, so that orders are assigned to them. Writes only changes;
 * instances must share the setting, otherwise the last one to start wins.
 */
export async function keepBranches(
  { asService }: Pick<Database, 'asService'>,
  branches: readonly BranchSetting[],
): Promise<void> {
  const rows = branches.map(({ name, regions }) => ({ name, regions }));
  await asService((client) => client.query('select app_private.keep_branches($1)', [JSON.stringify(rows)]));
}
