import { ID } from '../fixture';
import type { Dice } from './dice';

const IDS = Object.values(ID);
const NUMBERS = ['0', '1', '2', '3', '4', '-1', '7', '10', '100'];
const DECIMALS = [...NUMBERS, '1.5', '7.25', '10.50', '-1.25', 'NaN', '1e3'];
const WORDS = [
  'Acer', 'Betula', 'red', 'tall', 'a', '', 'x', 'oracle', 'cs', 'Carex, "the sedge"', 'Dahlia (red)', 'čížek', 'a*',
  '*e*', '%r%', 'A_er', 'a.b', '{a}', 'null', 'two words', "O'Hara", '\\', 'back\\slash', ':x', 'a&b', '50%', '"', 'a"b',
]; // oxfmt-ignore
const DATES = ['2020-01-01', '2021-06-15', '2031-05-01', 'infinity', 'today'];
const MOMENTS = [
  '2026-01-02T03:04:05Z', '2026-01-02 03:04:05.678+00', '2026-07-01T12:00:00', '2026-07-01T12:00:00+02:00',
  '2031-05-01', '-infinity',
]; // oxfmt-ignore

/** Values of each type in PostgreSQL's text form. */
const TEXT_FORMS: Readonly<Record<string, readonly string[]>> = {
  smallint: NUMBERS,
  integer: NUMBERS,
  bigint: NUMBERS,
  numeric: DECIMALS,
  'double precision': DECIMALS,
  boolean: ['true', 'false', 't', 'f'],
  uuid: IDS,
  text: WORDS,
  'character varying': WORDS.filter((word) => word.length <= 10),
  character: ['ab', 'abcd', ''],
  date: DATES,
  'timestamp with time zone': MOMENTS,
  'timestamp without time zone': MOMENTS,
  'time without time zone': ['10:00', '23:59:59'],
  interval: ['1 day', '02:30', '1 mon -2 days', 'P1D'],
  inet: ['10.0.0.1', '::1', '192.168.0.0/16'],
  bytea: ['\\x00ff', '\\x'],
  json: ['{"a":1}', '[1,2]', '"text"', 'null', '1'],
  jsonb: ['{"a":1}', '{"b":{"c":"x"}}', '[1,2]', '"text"', 'null', '1', '{}'],
  int4range: ['[1,5)', '[4,9)', 'empty', '(,3]', '[2,2]'],
  daterange: ['[2020-01-01,2020-02-01)', '[2020-01-15,)', 'empty'],
  tsvector: ['oak', 'acer maple'],
  oracle_mood: ['calm', 'glad', 'sad'],
};

const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  'text[]': ['{}', '{tree}', '{tree,red}', '{a,"b, c"}', '{null}', '{customer@oracle.example}'],
  'integer[]': ['{}', '{1,2}', '{3,null}'],
  'uuid[]': ['{}', `{${ID.category}}`, `{${ID.nothing},${ID.category}}`],
  'oracle_mood[]': ['{}', '{calm}', '{calm,sad}'],
};

/** A value of a type in a filter or function argument; sometimes an invalid one. */
export function textValue(dice: Dice, type: string): string {
  if (dice.chance(1)) return dice.pick(['nonsense', '1', '', 'null', '{', '[1', '2020-13-01']);
  return dice.pick(TEXT_FORMS[type] ?? ELEMENTS[type] ?? WORDS);
}

/** A value of a type in a JSON body. */
export function jsonValue(dice: Dice, type: string): unknown {
  if (dice.chance(8)) return null;
  if (dice.chance(1)) return dice.pick<unknown>(['nonsense', 12, true, [], [1], { a: 1 }, '', 1e400, -0.5]);
  if (type === 'boolean') return dice.chance(50);
  if (type === 'json' || type === 'jsonb') {
    return dice.pick<unknown>([{ a: 1 }, { a: { b: [1, null] } }, [1, 'x'], 'text', 5, true, {}]);
  }
  const text = dice.pick(TEXT_FORMS[type] ?? ELEMENTS[type] ?? WORDS);
  if (['smallint', 'integer', 'bigint', 'numeric', 'double precision'].includes(type) && dice.chance(80)) {
    return Number.isFinite(Number(text)) ? Number(text) : text;
  }
  if (type === 'text[]' && dice.chance(70)) return dice.pick([[], ['tree'], ['a', 'b, c'], [null, 'x']]);
  return text;
}

export function isJson(type: string): boolean {
  return type === 'json' || type === 'jsonb';
}

export function isArray(type: string): boolean {
  return type.endsWith('[]');
}

export function isRange(type: string): boolean {
  return type.endsWith('range');
}
