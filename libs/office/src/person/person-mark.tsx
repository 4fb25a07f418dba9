import type { PersonState } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';

/** Badge of a blocked or erased account; nothing for others. */
export function PersonMark({ state }: { state: PersonState | null }): ReactElement | null {
  const { t } = useText('office');
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

interface AuthorProps {
  /** Null for a job. */
  id: string | null;
  name: string | null;
  state: PersonState | null;
}

/** Author of a change with the badge. */
export function Author({ id, name, state }: AuthorProps): ReactElement {
  const { t } = useText('office');
  const nameless = id === null ? t('history.automatic') : !state && t('history.nameless');
  return <MarkedPerson name={name ?? nameless} state={state} />;
}
