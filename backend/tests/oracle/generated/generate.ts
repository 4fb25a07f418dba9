import { CALLERS, type CallerName } from '../fixture';
import type { OracleCase } from '../oracle-case';
import { callOf } from './calls';
import { type Dice, drawn } from './dice';
import { malformed } from './malformed';
import { acceptOf, EVERY_PREFERENCE, pathOf, preferOf, rangeOf, readParameters } from './request-parts';
import type { Vocabulary } from './vocabulary';
import { writeOf } from './writes';

const EVERYONE = Object.keys(CALLERS) as CallerName[];

/** Generates requests of every kind, about 15 % of them with an error. Deterministic for a seed. */
export function generateRequests(vocabulary: Vocabulary, count: number, seed: number): OracleCase[] {
  return drawn((dice) => requestOf(dice, vocabulary), count, seed);
}

function requestOf(dice: Dice, vocabulary: Vocabulary): OracleCase {
  const kind = dice.upTo(99);
  if (kind < 20) {
    const call = callOf(dice, vocabulary, dice.pick(vocabulary.functions));
    return finished(dice, call, dice.pick(EVERYONE));
  }
  const isOwn = dice.chance(60);
  const resource = dice.pick(isOwn ? vocabulary.own : vocabulary.product);
  if (kind < 45) {
    // Only logged-in callers may write the tables of the fixture.
    const as = isOwn && dice.chance(85) ? 'customer' : dice.pick(EVERYONE);
    return finished(dice, writeOf(dice, vocabulary, resource), as);
  }
  const prefer = preferOf(dice, { 'count=exact': 35, ...EVERY_PREFERENCE });
  const accept = acceptOf(dice);
  const range = rangeOf(dice);
  const read = {
    method: dice.chance(8) ? 'HEAD' : 'GET',
    path: pathOf(dice, resource.name, readParameters(dice, vocabulary, resource)),
    headers: {
      ...(prefer === undefined ? {} : { prefer }),
      ...(accept === undefined ? {} : { accept }),
      ...(range === undefined ? {} : { 'range-unit': 'items', range }),
    },
  };
  return finished(dice, read, dice.pick(EVERYONE));
}

function finished(dice: Dice, draft: Omit<OracleCase, 'as' | 'differs'>, as: CallerName): OracleCase {
  return { ...(dice.chance(15) ? malformed(dice, draft) : draft), as, differs: [] };
}
