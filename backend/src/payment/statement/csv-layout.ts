import type { CsvMapping } from '@arbora/domain';
import type { Database } from '../../database/database';
import type { PrivateRow } from '../../database/private/private-row';

/** The columns that staff chose for a CSV with these headings; null if nobody has yet. */
export async function rememberedColumns({ service }: Database, headings: string): Promise<CsvMapping | null> {
  const { rows } = await service.query<PrivateRow<'bank_csv_layout', 'mapping'>>(
    'select mapping from app_private.bank_csv_layout where headings = $1',
    [headings],
  );
  return (rows[0]?.mapping as CsvMapping | undefined) ?? null;
}

/** Remembers the columns of a CSV by its headings. */
export async function rememberColumns({ service }: Database, headings: string, mapping: CsvMapping): Promise<void> {
  await service.query(
    `insert into app_private.bank_csv_layout (headings, mapping) values ($1, $2)
     on conflict (headings) do update set mapping = excluded.mapping, chosen_at = now()`,
    [headings, JSON.stringify(mapping)],
  );
}
