import type { PersonState } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';

/** Badge of a blocked or erased account; nothing for others. */
export function PersonMark({ state }: { state: PersonState | null }): ReactElement | null {
  const { t } = useText('manager');
  return state && <Badge tone={state === 'blocked' ? 'error' : 'neutral'}>{t(`person.${state}`)}</Badge>;
}

/** Name of a person with the badge. */
export function MarkedPerson({ name, state }: { name: ReactNode; state: PersonState | null }): ReactElement {
  return (
    <>
      {name}
      {state && (
        <>
          {' '}
          <PersonMark state={state} />
        </>
      )}
    </>
  );
}

/** Author of a change with the badge; a job has neither name nor account. */
export function Author({ name, state }: { name: string | null; state: PersonState | null }): ReactElement {
  const { t } = useText('manager');
  return <MarkedPerson name={name ?? (!state && t('history.nobody'))} state={state} />;
}
