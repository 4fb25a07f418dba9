import type { ApiFunction } from '../../../src/rest/catalog';
import type { OracleCase } from '../oracle-case';
import type { Dice } from './dice';
import {
  acceptOf,
  EVERY_PREFERENCE,
  type Parameters,
  pathOf,
  preferOf,
  rangeOf,
  readParameters,
} from './request-parts';
import { jsonValue, textValue } from './values';
import type { Vocabulary } from './vocabulary';

/** A function call by GET, HEAD or POST, mostly with all required arguments. */
export function callOf(dice: Dice, vocabulary: Vocabulary, fn: ApiFunction): Omit<OracleCase, 'as' | 'differs'> {
  const method = dice.pick(['GET', 'GET', 'POST', 'POST', 'HEAD']);
  const given = fn.args.filter(({ required }) => (required ? !dice.chance(4) : dice.chance(60)));
  const read = fn.returns === 'rows' && dice.chance(80) ? readParameters(dice, vocabulary, fn.shape) : [];
  const prefer = preferOf(dice, { 'count=exact': 30, ...EVERY_PREFERENCE });
  const accept = acceptOf(dice);
  const range = method === 'GET' ? rangeOf(dice) : undefined;
  const headers = {
    ...(prefer === undefined ? {} : { prefer }),
    ...(accept === undefined ? {} : { accept }),
    ...(range === undefined ? {} : { 'range-unit': 'items', range }),
  };
  if (method !== 'POST') {
    const args = given.map(({ name, type }): Parameters[number] => [name, textValue(dice, type)]);
    return { method, path: pathOf(dice, `rpc/${fn.name}`, [...args, ...read]), headers };
  }
  const args = Object.fromEntries(given.map(({ name, type }) => [name, jsonValue(dice, type)]));
  return {
    method,
    path: pathOf(dice, `rpc/${fn.name}`, read),
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  };
}
