import type { Row } from '@arbora/domain';
import type { Pool } from 'pg';

/** Returns the date of a time in ISO 8601, `YYYY-MM-DD`. */
export const dayOf = (time: unknown): string => String(time).slice(0, 10);

/** Reads the last changes by the ids in the addresses, of resources that do not expose them. */
const CHANGES: Readonly<
  Record<string, (service: Pool, ids: readonly string[]) => Promise<{ id: string; changed: string }[]>>
> = {
  katalog_items: async (service, ids) => {
    const { rows } = await service.query<Row<'product', 'id'> & { changed: string }>(
      `select plant.id, greatest(plant.updated_at, max(item.updated_at)) as changed
       from public.product as plant left join public.product_item as item on item.product_id = plant.id
       where plant.id = any ($1) group by plant.id`,
      [ids],
    );
    return rows;
  },
  offer_list_public: async (service, ids) => {
    const { rows } = await service.query<Row<'offer', 'id'> & { changed: string }>(
      'select id, updated_at as changed from public.offer where id = any ($1)',
      [ids],
    );
    return rows;
  },
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
  const read = CHANGES[resource];
  const [column] = Object.values(columns);
  if (read === undefined || column === undefined) return () => undefined;
  const changes = await read(service, [...new Set(rows.map((row) => String(row[column])))]);
  const days = new Map(changes.map(({ id, changed }) => [id, dayOf(changed)]));
  return (row) => days.get(String(row[column]));
}
