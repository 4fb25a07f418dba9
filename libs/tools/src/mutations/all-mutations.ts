import { CONTENT } from './content';
import { DATA } from './data';
import { FORMS } from './forms';
import { GUARDS } from './guards';
import { JOURNEYS } from './journeys';
import { MONEY } from './money';
import type { Mutation } from './mutation';
import { PAGES } from './pages';
import { RENDERING } from './rendering';
import { SEATS } from './seats';
import { SECURITY } from './security';
import { SESSIONS } from './sessions';
import { SHOP } from './shop';

/** All mutations by subject. */
export const SUBJECTS = {
  security: SECURITY,
  sessions: SESSIONS,
  money: MONEY,
  seats: SEATS,
  guards: GUARDS,
  rendering: RENDERING,
  forms: FORMS,
  shop: SHOP,
  data: DATA,
  content: CONTENT,
  pages: PAGES,
  journeys: JOURNEYS,
} as const satisfies Record<string, readonly Mutation[]>;

export const MUTATIONS: readonly Mutation[] = Object.values(SUBJECTS).flat();

/** Returns the named mutations, all without names. @throws Error for an unknown name */
export function mutationsNamed(names: readonly string[]): readonly Mutation[] {
  const unknown = names.filter((name) => !MUTATIONS.some((mutation) => mutation.name === name));
  if (unknown.length > 0) throw new Error(`There are no mutations ${unknown.join(', ')}`);
  return names.length === 0 ? MUTATIONS : MUTATIONS.filter(({ name }) => names.includes(name));
}
