/**
 * Bytes of one answer, and of each list in it: far above what a screen asks for, far below what would hurt the database,
 * this process (which cannot read half a gigabyte as one text) or whoever waits.
 */
export const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Fails with 54000, for no text may be that long. A function of ours that raises would be looked up by every statement,
 * though hardly one calls it. Without a column in it the planner would work it out ahead of the rows.
 */
const REFUSED = "repeat(' ', (sign(_bytes) * 1073741824)::int)";

/**
 * A source of items (`_item`, the value of `item` for each of `rows`, which `item` calls `name`), and an expression of them
 * for an aggregate. Both together fail with 54000 while the list is still being made when the items, added up as they
 * come, are more than `MAX_BYTES`: a list that is too large is never there as a whole.
 */
export function boundedList(rows: string, name: string, item: string, type: 'json' | 'text' = 'json') {
  // Without the offset the planner would write each item once to add it up and once more to list it.
  const items = `select ${item} as _item from (${rows}) as ${name} offset 0`;
  const sizes = `select _item, sum(pg_column_size(_item)) over (rows unbounded preceding) as _bytes from (${items}) as _items`;
  return { from: `(${sizes})`, item: `case when _bytes <= ${MAX_BYTES} then _item else ${REFUSED}::${type} end` };
}
