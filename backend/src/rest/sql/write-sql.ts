import type { Column } from '../catalog';
import type { Representation } from '../parse/media-type';
import type { ReadNode } from '../plan/read-plan';
import type { DeletePlan, InsertPlan, UpdatePlan, WritePlan } from '../plan/write-plan';
import { whereSql } from './condition-sql';
import { Parameters, type Statement } from './parameters';
import { quoteIdentifier } from './quote';
import { orderSql, selectParts, type SelectParts, selectSql, windowSql } from './read-sql';
import { responseSql } from './statement';

/** A statement that writes, then reads the response from the rows it wrote. */
export function writeStatement(plan: WritePlan, representation: Representation): Statement {
  const parameters = new Parameters();
  const write = isNothing(plan)
    ? // Nothing to set: changes and returns no rows, so reading is sufficient.
      `select ${returningSql(plan)} from ${plan.resource.sql} where false`
    : `${changeSql(plan, parameters)} returning ${returningSql(plan)}`;
  const answer = resultSql(plan, parameters, representation);
  const text = isMerge(plan)
    ? `with _written as (${write}), _answer as (${answer}) select _answer.*, current_setting('rest.replaced', true) from _answer`
    : `with _written as (${write}) ${answer}`;
  return parameters.statement(text);
}

function isNothing(plan: WritePlan): boolean {
  return plan.kind === 'update' && plan.columns.length === 0;
}

function isMerge(plan: WritePlan): boolean {
  return plan.kind === 'insert' && plan.columns.length > 0 && plan.conflict?.resolution === 'merge-duplicates';
}

/** Counts replaced rows in a setting of the transaction: reading `xmax` would require more rights. */
const COUNT_REPLACED =
  "set_config('rest.replaced', (coalesce(nullif(current_setting('rest.replaced', true), ''), '0')::int + 1)::text, true)";

function changeSql(plan: WritePlan, parameters: Parameters): string {
  switch (plan.kind) {
    case 'insert':
      return insertSql(plan, parameters);
    case 'update':
      return updateSql(plan, parameters);
    case 'delete':
      return `delete from ${plan.resource.sql}${targetSql(plan, parameters)}`;
  }
}

function resultSql({ returning, read }: WritePlan, parameters: Parameters, representation: Representation): string {
  switch (returning) {
    case 'minimal':
      return responseSql('select from _written', 'null', null);
    case 'headers-only':
      return `select count(_row) as rows, null as total, (json_agg(_row) -> 0)::text as body from _written as _row`;
    case 'representation':
      return responseSql(selectSql(writtenRows(read, parameters, representation)), 'null', representation);
  }
}

function writtenRows(read: ReadNode, parameters: Parameters, { shape }: Representation): SelectParts {
  return selectParts(read, parameters, { source: '_written', isCsv: shape === 'csv' });
}

function insertSql(
  { resource, payload, columns, missingAsDefault, conflict, where }: InsertPlan,
  parameters: Parameters,
) {
  if (columns.length === 0) {
    const rows = payload.rows.length > 0 ? 'default values' : `select from ${resource.sql} where false`;
    return `insert into ${resource.sql} ${rows}${conflictSql(conflict, columns)}`;
  }
  const names = columns.map(({ name }) => quoteIdentifier(name)).join(', ');
  const source = payloadSql(columns, payload.raw, missingAsDefault, parameters, resource.name);
  const checked = whereSql(where, parameters);
  return `insert into ${resource.sql} (${names}) ${source}${checked}${conflictSql(conflict, columns)}`;
}

function conflictSql(conflict: InsertPlan['conflict'], columns: readonly Column[]): string {
  if (!conflict) return '';
  const target = conflict.columns.map(quoteIdentifier).join(', ');
  if (conflict.resolution === 'ignore-duplicates' || columns.length === 0) return ` on conflict (${target}) do nothing`;
  const assignments = columns.map(({ name }) => `${quoteIdentifier(name)} = excluded.${quoteIdentifier(name)}`);
  return ` on conflict (${target}) do update set ${assignments.join(', ')} where ${COUNT_REPLACED} is not null`;
}

function updateSql(plan: UpdatePlan, parameters: Parameters): string {
  const { resource, payload, columns, missingAsDefault } = plan;
  const source = payloadSql(columns, payload.raw, missingAsDefault, parameters, '_payload');
  const assignments = columns.map(({ name }) => `${quoteIdentifier(name)} = _new.${quoteIdentifier(name)}`).join(', ');
  return `update ${resource.sql} set ${assignments} from (${source} limit 1) as _new${targetSql(plan, parameters)}`;
}

/** The rows to change: those that match the filters, or the first of them if the request has a window. */
function targetSql({ resource, where, window, order }: UpdatePlan | DeletePlan, parameters: Parameters): string {
  if (window === null) return whereSql(where, parameters);
  const keys = resource.primaryKey.map((key) => `${quoteIdentifier(resource.name)}.${quoteIdentifier(key)}`).join(', ');
  const chosen = `select ${keys} from ${resource.sql}${whereSql(where, parameters)}`;
  return ` where (${keys}) in (${chosen}${orderSql(order, parameters)}${windowSql(window, parameters)})`;
}

/** Rows of a JSON body as typed columns, under the alias that conditions use. */
function payloadSql(
  columns: readonly Column[],
  raw: string,
  missingAsDefault: boolean,
  parameters: Parameters,
  alias: string,
) {
  const name = quoteIdentifier(alias);
  const typed = columns.map((column) => `${quoteIdentifier(column.name)} ${column.type}`).join(', ');
  const body = `${parameters.add(raw)}::json`;
  if (!missingAsDefault) {
    const list = columns.map((column) => `${name}.${quoteIdentifier(column.name)}`).join(', ');
    return `select ${list} from json_to_recordset(${body}) as ${name} (${typed})`;
  }
  const list = columns.map((column) => {
    const value = `${name}.${quoteIdentifier(column.name)}`;
    if (column.default === null) return value;
    const isGiven = `_item::jsonb ? ${parameters.add(column.name)}::text`;
    return `case when ${isGiven} then ${value} else ${column.default} end as ${quoteIdentifier(column.name)}`;
  });
  return `select ${list.join(', ')} from json_array_elements(${body}) as _item, json_to_record(_item) as ${name} (${typed})`;
}

/** Only the columns that the response needs, since each returned column requires the right to read it. */
function returningSql({ returning, resource, read }: WritePlan): string {
  if (returning === 'minimal') return '1';
  // Refused by the database, as PostgREST's own statement is.
  if (returning === 'representation' && read.columns.some(({ field }) => field.isRowCount)) return 'count(*)';
  const names = returning === 'headers-only' ? resource.primaryKey : neededColumns(read);
  if (names.length === 0) return '1';
  return names.map((name) => `${resource.sql}.${quoteIdentifier(name)}`).join(', ');
}

function neededColumns({ alias, columns, order, embeds }: ReadNode): string[] {
  const own = [...columns, ...order].map(({ field }) => field).filter(({ table }) => table === alias);
  const joined = embeds.flatMap(({ relation }) => relation.on.map(([column]) => column));
  return [...new Set([...own.map(({ column }) => column), ...joined])];
}
