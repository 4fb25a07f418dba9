import type { DifferenceName } from '../differences/differences';
import type { CallerName } from '../fixture';
import { ask } from '../oracle-case';

const thing = (query: string, differs: readonly DifferenceName[] = [], as: CallerName = 'anon') =>
  ask(as, `GET /oracle_thing?select=id&order=id&${query}`, { differs });

/** A value for each type of column. */
const VALUES: Readonly<Record<string, string>> = {
  id: '2',
  name: 'Betula',
  score: '7.25',
  born: '2021-06-15',
  flag: 'true',
  tags: '{tree}',
  period: '[4,9)',
  made_at: '2026-01-02T03:04:05.678Z',
  'info->>a': '2',
  'info->b': '{"c":"y"}',
};

const COMPARISONS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct'];

/** Each comparison with a value for each type of column, plain and negated. */
const comparisons = Object.entries(VALUES).flatMap(([column, value]) =>
  COMPARISONS.flatMap((operator) => [
    thing(`${encodeURIComponent(column)}=${operator}.${encodeURIComponent(value)}`),
    thing(`${encodeURIComponent(column)}=not.${operator}.${encodeURIComponent(value)}`),
  ]),
);

/** Values that are invalid for their column. */
const misfits = ['id', 'score', 'born', 'flag', 'tags', 'period', 'made_at', 'info'].flatMap((column) => [
  thing(`${column}=eq.nonsense`),
  thing(`${column}=in.(nonsense,"more nonsense")`),
]);

/** Operators that only some types of columns support. */
const strangers = ['cs', 'cd', 'ov', 'sl', 'sr', 'nxl', 'nxr', 'adj', 'fts', 'like', 'match', 'is'].flatMap(
  (operator) => [
    thing(`score=${operator}.1`, ['fts', 'is'].includes(operator) ? ['wording'] : [], 'sales'),
    thing(`name=${operator}.null`, [], 'sales'),
  ],
);

const quantified = ['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'].flatMap((operator) =>
  ['any', 'all'].flatMap((quantifier) => [
    thing(`name=${operator}(${quantifier}).{Acer,Betula}`, [], 'sales'),
    thing(`name=not.${operator}(${quantifier}).{Acer,Betula}`, [], 'sales'),
  ]),
);

/** Regular expressions by callers other than staff. */
const expressions = (['anon', 'customer'] as const).map((as) => thing('name=match.^A', ['costly'], as));

/** Patterns that end with an escape: PostgREST refuses them only if a text matches the preceding part, we always do. */
const patterns = [
  thing('name=like.Ace*%5C'),
  thing('name=like.Ace*%5C%5C'),
  thing('name=like(any).{%22A%5C%5Ccer%22,B*}'),
  thing('name=like.Zzz*%5C', ['danglingEscape']),
  thing('name=not.ilike.zzz%5C', ['danglingEscape']),
  thing('name=like(any).{Zzz*%5C%5C,Betula}', ['danglingEscape']),
  thing('name=ilike(all).{%22zzz*%5C%5C%22,%22a*%22}', ['danglingEscape']),
];

export const operatorCases = [...comparisons, ...misfits, ...strangers, ...quantified, ...expressions, ...patterns];
