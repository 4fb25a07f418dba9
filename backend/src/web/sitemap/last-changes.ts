import type { Pool } from 'pg';

/** Returns the date of a time in ISO 8601, `YYYY-MM-DD`. */
export const dayOf = (time: unknown): string => String(time).slice(0, 10);

/** Queries for the last change by the id in the address, of resources that do not expose it. */
const CHANGES: Readonly<Record<string, string>> = {
  katalog_items: `
    select plant.id, greatest(plant.updated_at, max(item.updated_at)) as changed
    from public.product as plant left join public.product_item as item on item.product_id = plant.id
    where plant.id = any ($1) group by plant.id`,
  offer_list_public: 'select id, updated_at as changed from public.offer where id = any ($1)',
};

interface Listed {
  resource: string;
  columns: Readonly<Record<string, string>>;
  /** Column with the time of the last change, if the resource exposes it. */
  dateColumn: string | null;
}

/** Reads when the pages of rows last changed. Returns a function from a row to its day; undefined if it is unknown. */
export async function lastChanges(
  service: Pool,
  { resource, columns, dateColumn }: Listed,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<(row: Readonly<Record<string, unknown>>) => string | undefined> {
  if (dateColumn !== null) return (row) => dayOf(row[dateColumn]);
  const query = CHANGES[resource];
  const [column] = Object.values(columns);
  if (query === undefined || column === undefined) return () => undefined;
  const ids = [...new Set(rows.map((row) => row[column]))];
  const found = await service.query<{ id: string; changed: string }>(query, [ids]);
  const days = new Map(found.rows.map(({ id, changed }) => [id, dayOf(changed)]));
  return (row) => days.get(String(row[column]));
}
