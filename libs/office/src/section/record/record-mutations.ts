import { ApiError, mutation, rest, row, rows, saveRow, type Query } from '@arbora/api';
import type { Section, SectionRow } from '../section';
import { resourceOf } from '../section-rows';

/** Query keys invalidated by a change of the section. */
export function invalidatedKeys(section: Section): (readonly string[])[] {
  const { resource, table, history, invalidates = [], alsoWrites = [] } = section;
  const histories = [history, ...alsoWrites].map((one) => ['history_list', one]);
  // Each key once, as every invalidation reads the shown list again.
  const tables = [...new Set([resource, table, ...alsoWrites])].map((one) => [one]);
  return [...tables, ...histories, ...invalidates];
}

/** Ids per request, which limits the length of its URL. */
const IDS_AT_ONCE = 100;

function inChunks(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, index) =>
    ids.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE),
  );
}

/** Inserts a row. @throws ApiError */
export function insertRow(section: Section) {
  return mutation<SectionRow, object>({
    run: async (values) => {
      const created = await row(resourceOf(section.table).insert(values).select('*'));
      if (created === null) throw new ApiError({ status: 403, code: 'auth.forbidden', message: 'Nothing was written' });
      return created;
    },
    invalidates: invalidatedKeys(section),
  });
}

/** Saves by the section's own call. Resolves to the key of the row. @throws ApiError */
export function saveByForm(section: Section) {
  return mutation<string, { values: object; row: SectionRow | null }>({
    run: ({ values, row: base }) => section.form!.save!(values as SectionRow, base),
    invalidates: invalidatedKeys(section),
  });
}

interface RowUpdate {
  base: SectionRow;
  changes: object;
}

/** Updates a row unless somebody else has changed it. @throws ApiError content.changed_meanwhile, see `currentOf` */
export function updateRow(section: Section) {
  return mutation<SectionRow, RowUpdate>({
    run: ({ base, changes }) => {
      const { table, key, tableKey, resource, detailSelect } = section;
      const [id, version] = [String(base[key]), String(base.version)];
      const write = resourceOf(table).update(changes).eq(tableKey, id).eq('version', version).select('*');
      const read = resourceOf(resource).select(detailSelect).eq(key, id);
      type Versioned = SectionRow & { version: number };
      return saveRow(base as Versioned, write as unknown as Query<Versioned[]>, read as unknown as Query<Versioned[]>);
    },
    invalidates: invalidatedKeys(section),
  });
}

/** Writes the same values into many rows. Resolves to the ids of the changed ones. */
export function updateRows(section: Section) {
  return mutation<string[], { ids: readonly string[]; changes: object }>({
    run: ({ ids, changes }) =>
      eachChunk(section, ids, (chunk) => resourceOf(section.table).update(changes).in(section.tableKey, chunk)),
    invalidates: invalidatedKeys(section),
  });
}

/** Deletes rows. Resolves to the ids of the deleted ones. */
export function deleteRows(section: Section) {
  return mutation<string[], { ids: readonly string[] }>({
    run: ({ ids }) =>
      eachChunk(section, ids, (chunk) => resourceOf(section.table).delete().in(section.tableKey, chunk)),
    invalidates: invalidatedKeys(section),
  });
}

type Write = ReturnType<ReturnType<typeof resourceOf>['delete']>;

async function eachChunk(section: Section, ids: readonly string[], write: (ids: string[]) => Write): Promise<string[]> {
  const written: SectionRow[] = [];
  for (const chunk of inChunks(ids)) written.push(...(await rows(write(chunk).select(section.tableKey))));
  return written.map((one) => String(one[section.tableKey]));
}

/** The latest changes of these rows, newest first, for undo. */
export async function latestChanges(section: Section, ids: readonly string[]): Promise<number[]> {
  const changes = new Set<number>();
  for (const chunk of inChunks(ids)) {
    const newest = new Map<string, number>();
    const entries = await rows(
      rest()
        .from('history_list')
        .select('change_id,row_key')
        .in('table_name', [section.history, ...(section.alsoWrites ?? [])] as never)
        .in('row_key', chunk)
        .order('id', { ascending: false })
        .limit(10 * IDS_AT_ONCE),
    );
    for (const { change_id, row_key } of entries) if (!newest.has(row_key)) newest.set(row_key, change_id);
    for (const change of newest.values()) changes.add(change);
  }
  return [...changes].sort((one, other) => other - one);
}

/** Undoes changes, newest first. @throws ApiError content.changed_meanwhile, content.not_undoable */
export function undoChanges(section: Section) {
  return mutation<void, readonly number[]>({
    run: async (changes) => {
      for (const p_change of changes) await row(rest().rpc('undo_change', { p_change }));
    },
    invalidates: invalidatedKeys(section),
  });
}
