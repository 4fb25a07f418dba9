/**
 * Maximum bytes of a response, and of each list in it: far more than a screen needs, and far less than would overload
 * the database, this process (a string cannot hold half a gigabyte) or the client.
 */
export const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Raises 54000, because no text may be that long. A function of ours that raises would be resolved by every statement
 * though hardly any calls it. It refers to a column so that the planner does not evaluate it as a constant.
 */
const RAISE_TOO_LARGE = "repeat(' ', (sign(_bytes) * 1073741824)::int)";

/**
 * Returns a source of items (`_item`: the value of `item` for each of `rows`, which `item` refers to as `name`) and an
 * expression for an aggregate. Used together they fail with 54000 as soon as the running size of the items exceeds
 * `MAX_BYTES`, so a list that is too large never exists as a whole.
 */
export function boundedList(rows: string, name: string, item: string, type: 'json' | 'text' = 'json') {
  // `offset 0` keeps the planner from evaluating each item twice, for its size and for the list.
  const items = `select ${item} as _item from (${rows}) as ${name} offset 0`;
  const sizes = `select _item, sum(pg_column_size(_item)) over (rows unbounded preceding) as _bytes from (${items}) as _items`;
  return {
    from: `(${sizes})`,
    item: `case when _bytes <= ${MAX_BYTES} then _item else ${RAISE_TOO_LARGE}::${type} end`,
  };
}
