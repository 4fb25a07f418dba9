import type { Resource } from '../../../src/rest/catalog';
import type { OracleCase } from '../oracle-case';
import type { Dice } from './dice';
import { filterOf, keyOf, logicOf, orderOf } from './filters';
import { acceptOf, EVERY_PREFERENCE, type Parameters, pathOf, preferOf, windowOf } from './request-parts';
import { selectionOf } from './select';
import { jsonValue, textValue } from './values';
import type { Vocabulary } from './vocabulary';

type Draft = Omit<OracleCase, 'as' | 'differs'>;

const RETURNS = {
  'return=representation': 50,
  'return=minimal': 8,
  'return=headers-only': 12,
  'count=exact': 25,
  'missing=default': 12,
} as const;
const RESOLUTIONS = { 'resolution=merge-duplicates': 22, 'resolution=ignore-duplicates': 12 } as const;

export function writeOf(dice: Dice, vocabulary: Vocabulary, resource: Resource): Draft {
  const method = dice.pick(['POST', 'POST', 'PATCH', 'PATCH', 'DELETE', 'PUT']);
  const parameters = [...selected(dice, vocabulary, resource), ...targetOf(dice, resource, method)];
  const prefer = preferOf(dice, { ...RETURNS, ...(method === 'POST' ? RESOLUTIONS : {}), ...EVERY_PREFERENCE });
  const accept = acceptOf(dice);
  const body = method === 'DELETE' ? undefined : JSON.stringify(bodyOf(dice, resource, method, parameters));
  return {
    method,
    path: pathOf(dice, resource.name, parameters),
    headers: {
      ...(prefer === undefined ? {} : { prefer }),
      ...(accept === undefined ? {} : { accept }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  };
}

function selected(dice: Dice, vocabulary: Vocabulary, resource: Resource): Parameters {
  if (vocabulary.whole.has(resource.name) && dice.chance(35)) return [];
  const { list, parameters } = selectionOf(dice, vocabulary, resource);
  return [['select', list], ...parameters];
}

/** The parameters that select the rows to write. */
function targetOf(dice: Dice, resource: Resource, method: string): Parameters {
  const columns = [...resource.columns.values()];
  if (method === 'POST') {
    const target: Parameters = [];
    if (dice.chance(10))
      target.push([
        'columns',
        dice
          .some(columns, 3)
          .map(({ name }) => name)
          .join(','),
      ]);
    if (dice.chance(12))
      target.push([
        'on_conflict',
        dice
          .some(columns, 2)
          .map(({ name }) => name)
          .join(','),
      ]);
    return target;
  }
  const key = keyOf(resource).flatMap((name): Parameters => {
    const type = resource.columns.get(name)?.type ?? 'text';
    return dice.chance(95) ? [[name, `eq.${textValue(dice, type)}`]] : [];
  });
  if (method === 'PUT') return key;
  const target = dice.chance(55) ? key : [filterOf(dice, resource)];
  if (dice.chance(10)) target.push(logicOf(dice, resource));
  if (dice.chance(10)) target.push(filterOf(dice, resource));
  if (dice.chance(20)) target.push(['order', orderOf(dice, resource)]);
  if (dice.chance(25)) target.push(...windowOf(dice));
  return target;
}

function bodyOf(dice: Dice, resource: Resource, method: string, parameters: Parameters): unknown {
  if (dice.chance(3)) return dice.pick<unknown>([{}, [], 'text', null, [{}], [[]], 5]);
  const count = method === 'POST' && dice.chance(35) ? dice.upTo(3) : null;
  const columns = columnsOf(dice, resource, method);
  const row = () =>
    Object.fromEntries(
      columns.map(({ name, type }) => {
        const named = parameters.find(([parameter]) => parameter === name)?.[1].replace(/^eq\./, '');
        return [name, method === 'PUT' && named !== undefined ? named : jsonValue(dice, type)];
      }),
    );
  if (count === null) return dice.chance(8) ? [row()] : row();
  return Array.from({ length: count }, row);
}

function columnsOf(dice: Dice, resource: Resource, method: string) {
  const columns = [...resource.columns.values()];
  const key = keyOf(resource);
  const wanted = dice.some(columns, 4);
  if (method === 'PATCH') return wanted;
  if (method === 'PUT') return columns;
  return columns.filter((column) => key.includes(column.name) || wanted.includes(column));
}
