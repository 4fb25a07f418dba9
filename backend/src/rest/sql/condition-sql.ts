import { isToOne } from '../catalog';
import type { CompareOperator, SearchOperator } from '../parse/ast';
import type { PlannedCondition, PlannedField, PlannedTest } from '../plan/read-plan';
import { arrayLiteral } from './array-literal';
import { fieldSql } from './field-sql';
import type { Parameters } from './parameters';
import { refuseDanglingEscape } from './pattern';
import { quoteIdentifier } from './quote';

const OPERATORS: Readonly<Record<CompareOperator, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
};

/** Operators whose selectivity depends on the value. */
const VALUE_DEPENDENT: ReadonlySet<CompareOperator> = new Set(['like', 'ilike', 'cs', 'cd', 'ov']);

const SEARCH_FUNCTIONS: Readonly<Record<SearchOperator, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};

/** ` where ...`, or an empty string. */
export function whereSql(conditions: readonly PlannedCondition[], parameters: Parameters): string {
  if (conditions.length === 0) return '';
  return ` where ${conditions.map((condition) => conditionSql(condition, parameters)).join(' and ')}`;
}

export function conditionSql(condition: PlannedCondition, parameters: Parameters): string {
  switch (condition.kind) {
    case 'logic': {
      const parts = condition.children.map((child) => conditionSql(child, parameters));
      return `${condition.negated ? 'not ' : ''}(${parts.join(` ${condition.operator} `)})`;
    }
    case 'embed-null': {
      const { alias, relation } = condition.embed;
      const row = isToOne(relation) ? quoteIdentifier(alias) : `${quoteIdentifier(alias)}.rows`;
      return `${row} is ${condition.negated ? '' : 'not '}distinct from null`;
    }
    case 'filter': {
      const sql = testSql(condition.field, condition.test, parameters);
      return condition.negated ? `not ${sql}` : sql;
    }
  }
}

function testSql(field: PlannedField, test: PlannedTest, parameters: Parameters): string {
  const left = fieldSql(field, parameters);
  switch (test.kind) {
    case 'is':
      return `${left} is ${test.value}`;
    case 'in':
      return `${left} = any (${parameters.add(arrayLiteral(test.values))})`;
    case 'compare': {
      const isPattern = test.operator === 'like' || test.operator === 'ilike';
      if (isPattern) refuseDanglingEscape(test.value, test.quantifier !== null);
      const value = isPattern ? test.value.replaceAll('*', '%') : test.value;
      const right = addValue(test.operator, value, parameters);
      return `${left} ${OPERATORS[test.operator]} ${test.quantifier === null ? right : `${test.quantifier} (${right})`}`;
    }
    case 'search': {
      const language = test.language === null ? '' : `${parameters.add(test.language)}::regconfig, `;
      return `${left} @@ ${SEARCH_FUNCTIONS[test.operator]}(${language}${parameters.addPattern(test.value)})`;
    }
  }
}

function addValue(operator: CompareOperator, value: string, parameters: Parameters): string {
  if (operator === 'match' || operator === 'imatch') return parameters.addExpression(value);
  return VALUE_DEPENDENT.has(operator) ? parameters.addPattern(value) : parameters.add(value);
}
