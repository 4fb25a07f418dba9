import { atRest, rows } from '@arbora/api';
import { type Related, type RelationSource, withWords } from '@arbora/office';

const FOUND = 10;
const accounts = () => atRest().from('user_profile').select('id,name,email,...auth_person!inner(state)');
type Account = Omit<Related, 'label'> & { name: string | null; email: string };
const related = (found: readonly Account[]): Related[] =>
  found.map(({ id, name, email, state }) => ({
    id,
    // An erased account has only a placeholder address.
    label: state === 'erased' ? '' : [name, email].filter(Boolean).join(', '),
    state,
  }));

/** All accounts, found by name and e-mail. */
export const accountSource: RelationSource = {
  key: ['user_profile'],
  search: async (text) => related(await rows(withWords(accounts(), text).order('email').limit(FOUND))),
  byIds: async (ids) => related(await rows(accounts().in('id', ids))),
};
