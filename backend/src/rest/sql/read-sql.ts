import { isToOne, type Relation } from '../catalog';
import type { Window } from '../parse/range';
import type { PlannedCondition, PlannedEmbed, PlannedOrder, ReadNode } from '../plan/read-plan';
import { boundedList } from './bounded-list';
import { conditionSql } from './condition-sql';
import { columnSql, fieldSql } from './field-sql';
import type { Parameters } from './parameters';
import { quoteIdentifier } from './quote';

/** A select over one resource in pieces, so that rows and their total number come from the same conditions. */
export interface SelectParts {
  list: string;
  /** `from`, joins and `where` of the rows. */
  from: string;
  /** The same without the joins that cannot change how many rows there are. */
  countFrom: string;
  /** `order by`, `limit`, `offset`. */
  tail: string;
}

/** `source` replaces the table by something else that has its columns, such as what a statement returned. */
export function selectParts(
  node: ReadNode,
  parameters: Parameters,
  source?: string,
  extra: readonly string[] = [],
): SelectParts {
  const list = [
    ...node.columns.map((column) => columnSql(column, parameters)),
    ...node.embeds.filter(({ isShown }) => isShown).flatMap(embedColumns),
  ].join(', ');
  const table = ` from ${source ?? node.resource.sql} as ${quoteIdentifier(node.alias)}`;
  const joins = node.embeds.map((embed) => ({ embed, sql: joinSql(node, embed, parameters) }));
  const conditions = [...extra, ...node.where.map((condition) => conditionSql(condition, parameters))];
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  const counted = joins.filter(({ embed }) => embed.inner || isAsked(node.where, embed));
  return {
    list,
    from: `${table}${joins.map(({ sql }) => sql).join('')}${where}`,
    countFrom: `${table}${counted.map(({ sql }) => sql).join('')}${where}`,
    tail: orderSql(node.order, parameters) + windowSql(node.window, parameters),
  };
}

export function selectSql({ list, from, tail }: SelectParts): string {
  return `select ${list}${from}${tail}`;
}

function embedColumns(embed: PlannedEmbed): string[] {
  const alias = quoteIdentifier(embed.alias);
  if (embed.spread) return spreadNames(embed.node).map((name) => `${alias}.${quoteIdentifier(name)}`);
  const value = isToOne(embed.relation) ? `row_to_json(${alias}.*)` : `coalesce(${alias}.rows, '[]')`;
  return [`${value} as ${quoteIdentifier(embed.name)}`];
}

function spreadNames({ columns, embeds }: ReadNode): string[] {
  const nested = embeds.flatMap((embed) =>
    embed.spread ? spreadNames(embed.node) : embed.isShown ? [embed.name] : [],
  );
  return [...columns.map(({ name }) => name), ...nested];
}

function joinSql(parent: ReadNode, embed: PlannedEmbed, parameters: Parameters): string {
  const { relation, node } = embed;
  const alias = quoteIdentifier(embed.alias);
  const { source, conditions } = relatedRows(parent, relation, node);
  const rows = selectSql(selectParts(embed.isShown ? node : { ...node, columns: [] }, parameters, source, conditions));
  if (isToOne(relation)) return ` ${embed.inner ? 'inner' : 'left'} join lateral (${rows}) as ${alias} on true`;
  const { from, item } = boundedList(rows, alias, `row_to_json(${alias})`);
  const collected = `select json_agg(${item}) as rows from ${from} as ${alias}`;
  return ` ${embed.inner ? 'inner' : 'left'} join lateral (${collected}) as ${alias} on ${embed.inner ? `${alias}.rows is not null` : 'true'}`;
}

/** What an embed reads from, and how its rows belong to a row of its parent. */
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

function isAsked(conditions: readonly PlannedCondition[], embed: PlannedEmbed): boolean {
  return conditions.some((condition) => {
    if (condition.kind === 'logic') return isAsked(condition.children, embed);
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
