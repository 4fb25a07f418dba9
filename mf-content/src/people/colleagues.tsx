import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import type { PersonSummary } from './people.queries';
import { PeopleRow } from './people-row';

/** Other people of the same branch, starting with those who follow the person. */
export function Colleagues({ of: { id, branch } }: { of: PersonSummary }): ReactElement {
  const { t } = useText('content.people');
  function colleagues(people: readonly PersonSummary[]): readonly PersonSummary[] {
    const group = people.filter((other) => other.branch === branch);
    const at = group.findIndex((person) => person.id === id);
    return [...group.slice(at + 1), ...group.slice(0, Math.max(at, 0))];
  }
  return <PeopleRow title={branch ? t('colleagues', { branch }) : t('others')} all={t('all')} of={colleagues} />;
}
