import type { PlannedColumn, PlannedField } from '../plan/read-plan';
import type { Parameters } from './parameters';
import { quoteIdentifier } from './quote';

/** A column, or the JSON path inside it. Columns of other types are converted to JSON for a path. */
export function fieldSql({ table, column, type, path, isRowCount }: PlannedField, parameters: Parameters): string {
  const name = isRowCount ? 'count(*)' : `${quoteIdentifier(table)}.${quoteIdentifier(column)}`;
  if (path.length === 0) return name;
  const base = type === 'json' || type === 'jsonb' ? name : `to_jsonb(${name})`;
  return path.reduce((sql, { asText, key }) => {
    const step = `${parameters.add(key)}::${typeof key === 'number' ? 'int' : 'text'}`;
    return `${sql}${asText ? '->>' : '->'}(${step})`;
  }, base);
}

export function columnSql({ field, name, cast }: PlannedColumn, parameters: Parameters): string {
  const value = fieldSql(field, parameters);
  if (cast === null && field.path.length === 0 && name === field.column) return value;
  return `${cast === null ? value : `cast(${value} as ${cast})`} as ${quoteIdentifier(name)}`;
}
