import type { ClientBase } from 'pg';

/**
 * Runs `work` with the triggers of the change history disabled: history starts with the first real change, and entries
 * for a large demo would take longer than its rows. In the same transaction, so other sessions never see the tables
 * without triggers.
 */
export async function withoutHistory(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ relation: string; name: string }>(
    `select tgrelid::regclass::text as relation, quote_ident(tgname) as name
     from pg_trigger
     where tgfoid = 'app_private.keep_history'::regproc
     order by 1, 2`,
  );
  const turn = async (state: 'enable' | 'disable'): Promise<void> => {
    for (const { relation, name } of rows) await client.query(`alter table ${relation} ${state} trigger ${name}`);
  };
  await turn('disable');
  await work();
  // A table with pending deferred triggers cannot be altered.
  await client.query('set constraints all immediate');
  await turn('enable');
}
