/** One `->` or `->>` step into a JSON column; a number addresses an array element. */
export interface JsonStep {
  asText: boolean;
  key: string | number;
}

export interface Field {
  /** Column name, or `*` in a select list. */
  column: string;
  path: readonly JsonStep[];
}

export interface SelectField {
  kind: 'field';
  field: Field;
  alias: string | null;
  cast: string | null;
  /** `count()`, `price.sum()`: parsed in order to be refused in the order of PostgREST. */
  isAggregate: boolean;
}

/** A related resource inside a select list: `alias:target!hint!inner(items)`. */
export interface SelectEmbed {
  kind: 'embed';
  target: string;
  alias: string | null;
  hint: string | null;
  inner: boolean;
  spread: boolean;
  items: readonly SelectItem[];
}

export type SelectItem = SelectField | SelectEmbed;

export type CompareOperator =
  | 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'ilike' | 'match' | 'imatch' | 'isdistinct'
  | 'cs' | 'cd' | 'ov' | 'sl' | 'sr' | 'nxr' | 'nxl' | 'adj'; // oxfmt-ignore
export type SearchOperator = 'fts' | 'plfts' | 'phfts' | 'wfts';
export type IsValue = 'null' | 'true' | 'false' | 'unknown';

export type Test =
  | { kind: 'compare'; operator: CompareOperator; quantifier: 'any' | 'all' | null; value: string }
  | { kind: 'in'; values: readonly string[] }
  | { kind: 'is'; value: IsValue }
  | { kind: 'search'; operator: SearchOperator; language: string | null; value: string };

export interface FilterCondition {
  kind: 'filter';
  field: Field;
  negated: boolean;
  test: Test;
}

export interface LogicCondition {
  kind: 'logic';
  operator: 'and' | 'or';
  negated: boolean;
  children: readonly Condition[];
}

export type Condition = FilterCondition | LogicCondition;

export interface OrderTerm {
  field: Field;
  /** Name of the to-one embed whose column orders the rows; null for an own column. */
  embed: string | null;
  direction: 'asc' | 'desc' | null;
  nulls: 'first' | 'last' | null;
}
