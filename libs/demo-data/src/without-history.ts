import type { ClientBase } from 'pg';

/**
 * Does `work` with the triggers off that write the history of kept tables: it begins with the first change of a person,
 * and an entry for each row of a large demo takes longer than the rows. Others see the tables only once the triggers are
 * on again, since all of it is one transaction.
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
  // A table with a deferred trigger still to run cannot be altered.
  await client.query('set constraints all immediate');
  await turn('enable');
}
