import type { Resource } from '../../../src/rest/catalog';
import type { Dice } from './dice';
import { filterOf, logicOf, orderOf } from './filters';
import { selectionOf } from './select';
import type { Vocabulary } from './vocabulary';

export type Parameters = [string, string][];

const OBJECT = 'application/vnd.pgrst.object+json';

export function acceptOf(dice: Dice): string | undefined {
  if (dice.chance(70)) return undefined;
  return dice.pick([
    OBJECT, OBJECT, 'text/csv', 'text/csv', 'application/json', '*/*', 'application/vnd.pgrst.array+json',
    `${OBJECT};nulls=stripped`, 'application/vnd.pgrst.array+json;nulls=stripped', 'text/html, */*;q=0.5',
    'application/json;q=0.3, text/csv;q=0.8', 'text/csv',
  ]); // oxfmt-ignore
}

/** A `Prefer` header with a selection of preferences; `undefined` for none. */
export function preferOf(dice: Dice, often: Readonly<Record<string, number>>): string | undefined {
  const asked = Object.entries(often).flatMap(([preference, percent]) => (dice.chance(percent) ? [preference] : []));
  return asked.length === 0 ? undefined : asked.join(dice.chance(10) ? ',' : ', ');
}

export const EVERY_PREFERENCE = {
  'timezone=Europe/Prague': 5,
  'timezone=nowhere': 1,
  'handling=strict': 3,
  'handling=lenient': 2,
  'unknown=1': 2,
  'params=single-object': 1,
} as const;

/** Select, filters, logic, order and window of a read. */
export function readParameters(dice: Dice, vocabulary: Vocabulary, resource: Resource): Parameters {
  const parameters: Parameters = [];
  if (!vocabulary.whole.has(resource.name) || dice.chance(75)) {
    const { list, parameters: embedded } = selectionOf(dice, vocabulary, resource);
    parameters.push(['select', list], ...embedded);
  }
  while (dice.chance(35)) parameters.push(filterOf(dice, resource));
  if (dice.chance(18)) parameters.push(logicOf(dice, resource));
  parameters.push(['order', orderOf(dice, resource)]);
  parameters.push(...windowOf(dice));
  return shuffled(dice, parameters);
}

export function windowOf(dice: Dice): Parameters {
  const window: Parameters = [];
  if (dice.chance(40)) window.push(['limit', String(dice.pick([0, 1, 1, 2, 3, 5, 1000]))]);
  if (dice.chance(18)) window.push(['offset', String(dice.pick([0, 1, 2, 4, 5, 100]))]);
  if (dice.chance(1))
    window.push([dice.pick(['limit', 'offset']), dice.pick(['-1', 'x', '', '1.5', '+1', '99999999999'])]);
  return window;
}

export function rangeOf(dice: Dice): string | undefined {
  if (dice.chance(82)) return undefined;
  return dice.pick(['0-0', '0-1', '0-9', '1-', '2-3', '4-4', '5-9', '100-200', '3-1', 'x', '-5']);
}

function shuffled(dice: Dice, parameters: Parameters): Parameters {
  if (dice.chance(70)) return parameters;
  const left = [...parameters];
  return parameters.map(() => left.splice(dice.upTo(left.length - 1), 1)[0] ?? ['', '']);
}

/** Path and query, encoded as by clients. */
export function pathOf(dice: Dice, path: string, parameters: Parameters): string {
  if (parameters.length === 0) return `/${path}`;
  const plus = dice.chance(15);
  const encode = (text: string) => {
    const encoded = encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%3E', '>');
    return plus ? encoded.replaceAll('%20', '+') : encoded;
  };
  return `/${path}?${parameters.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`;
}
