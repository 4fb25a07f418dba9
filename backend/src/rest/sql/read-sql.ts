import { isToOne, type Relation } from '../catalog';
import { ALL_ROWS, type Window } from '../parse/range';
import {
  responseColumns,
  type PlannedCondition,
  type PlannedEmbed,
  type PlannedOrder,
  type ReadNode,
} from '../plan/read-plan';
import { boundedList } from './bounded-list';
import { conditionSql } from './condition-sql';
import { columnSql, fieldSql } from './field-sql';
import type { Parameters } from './parameters';
import { quoteIdentifier } from './quote';

/** A select over one resource in parts, so that rows and total share the same conditions. */
export interface SelectParts {
  list: string;
  /** `from`, joins and `where` of the rows. */
  from: string;
  /** The same without joins that cannot change the number of rows. Adds its own parameters. */
  countFrom: () => string;
  /** Whether the counted rows are those of `from`, so that a page that is not full reveals the total. */
  isPaged: boolean;
  /** `order by`, `limit`, `offset`. */
  tail: string;
}

interface SelectOptions {
  /** Replaces the table by another source with the same columns, such as the result of a statement. */
  source?: string;
  /** Additional conditions. */
  extra?: readonly string[];
  /** Whether embedded resources are rendered as text: PostgREST writes them as `jsonb` then. */
  isCsv?: boolean;
}

export function selectParts(
  node: ReadNode,
  parameters: Parameters,
  { source, extra = [], isCsv = false }: SelectOptions = {},
): SelectParts {
  const list = [
    ...node.columns.map((column) => columnSql(column, parameters)),
    ...node.embeds.filter(({ isShown }) => isShown).flatMap((embed) => embedColumns(embed, isCsv)),
  ].join(', ');
  const table = ` from ${source ?? node.resource.sql} as ${quoteIdentifier(node.alias)}`;
  const joins = node.embeds.map((embed) => ({ embed, sql: joinSql(node, embed, parameters) }));
  const conditions = [...extra, ...node.where.map((condition) => conditionSql(condition, parameters))];
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  const joinsThatFilter = joins.filter(({ embed }) => embed.inner || hasNullTest(node.where, embed));
  return {
    list,
    from: `${table}${joins.map(({ sql }) => sql).join('')}${where}`,
    countFrom: () => {
      const counted = joinsThatFilter.map(({ embed, sql }) =>
        mayWindowHideRow(embed) ? joinSql(node, withoutWindows(embed), parameters) : sql,
      );
      return `${table}${counted.join('')}${where}`;
    },
    isPaged:
      !node.columns.some(({ field }) => field.isRowCount) &&
      !joinsThatFilter.some(({ embed }) => mayWindowHideRow(embed)),
    tail: orderSql(node.order, parameters) + windowSql(node.window, parameters),
  };
}

export function selectSql({ list, from, tail }: SelectParts): string {
  return `select ${list}${from}${tail}`;
}

function embedColumns(embed: PlannedEmbed, isCsv: boolean): string[] {
  const alias = quoteIdentifier(embed.alias);
  const asText = isCsv ? '::jsonb' : '';
  if (embed.spread) {
    return responseColumns(embed.node).map(({ name, isEmbed }) => {
      const column = `${alias}.${quoteIdentifier(name)}`;
      return isEmbed ? `${column}${asText}` : column;
    });
  }
  const value = isToOne(embed.relation) ? `row_to_json(${alias}.*)` : `coalesce(${alias}.rows, '[]')`;
  return [`${value}${asText} as ${quoteIdentifier(embed.name)}`];
}

/** Whether a window may skip the row that an inner join or a condition looks for. */
function mayWindowHideRow({ node }: PlannedEmbed): boolean {
  return node.window.limit === 0 || node.window.offset > 0 || node.embeds.some(mayWindowHideRow);
}

/** The embed without its windows, which do not apply when rows are counted. */
function withoutWindows(embed: PlannedEmbed): PlannedEmbed {
  return { ...embed, node: { ...embed.node, window: ALL_ROWS, embeds: embed.node.embeds.map(withoutWindows) } };
}

function joinSql(parent: ReadNode, embed: PlannedEmbed, parameters: Parameters): string {
  const { relation, node } = embed;
  const alias = quoteIdentifier(embed.alias);
  const { source, conditions } = relatedRows(parent, relation, node);
  const shown = embed.isShown ? node : { ...node, columns: [] };
  const rows = selectSql(selectParts(shown, parameters, { source, extra: conditions }));
  if (isToOne(relation)) return ` ${embed.inner ? 'inner' : 'left'} join lateral (${rows}) as ${alias} on true`;
  const { from, item } = boundedList(rows, alias, `row_to_json(${alias})`);
  const collected = `select json_agg(${item}) as rows from ${from} as ${alias}`;
  return ` ${embed.inner ? 'inner' : 'left'} join lateral (${collected}) as ${alias} on ${embed.inner ? `${alias}.rows is not null` : 'true'}`;
}

/** The source of an embed, and the condition that links its rows to a row of the parent. */
function relatedRows(parent: ReadNode, { on, junction }: Relation, node: ReadNode) {
  const column = (table: string, name: string) => `${quoteIdentifier(table)}.${quoteIdentifier(name)}`;
  if (!junction) {
    return {
      source: node.resource.sql,
      conditions: on.map(([a, b]) => `${column(parent.alias, a)} = ${column(node.alias, b)}`),
    };
  }
  const through = `${node.alias}_through`;
  return {
    source: `${junction.resource.sql} as ${quoteIdentifier(through)}, ${node.resource.sql}`,
    conditions: [
      ...on.map(([a, b]) => `${column(parent.alias, a)} = ${column(through, b)}`),
      ...junction.on.map(([a, b]) => `${column(through, a)} = ${column(node.alias, b)}`),
    ],
  };
}

function hasNullTest(conditions: readonly PlannedCondition[], embed: PlannedEmbed): boolean {
  return conditions.some((condition) => {
    if (condition.kind === 'logic') return hasNullTest(condition.children, embed);
    return condition.kind === 'embed-null' && condition.embed === embed;
  });
}

export function orderSql(order: readonly PlannedOrder[], parameters: Parameters): string {
  if (order.length === 0) return '';
  const terms = order.map(({ field, direction, nulls }) => {
    const sorted = `${fieldSql(field, parameters)}${direction === null ? '' : ` ${direction}`}`;
    return nulls === null ? sorted : `${sorted} nulls ${nulls}`;
  });
  return ` order by ${terms.join(', ')}`;
}

export function windowSql({ limit, offset }: Window, parameters: Parameters): string {
  const limited = limit === null ? '' : ` limit ${parameters.add(limit)}`;
  return offset === 0 ? limited : `${limited} offset ${parameters.add(offset)}`;
}
