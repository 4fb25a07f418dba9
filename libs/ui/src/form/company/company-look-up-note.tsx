import { useText } from '@arbora/i18n';

import type { ReactElement } from 'react';
import { Alert } from '../../alert/alert';
import css from './company-look-up-note.module.css';
import type { LookUpOutcome } from './use-company-look-up';

/** Says what the look-up has put into the form or taken from it. */
export function CompanyLookUpNote({ outcome: { answer, isCleared } }: { outcome: LookUpOutcome }): ReactElement {
  const { t } = useText('ui');
  const isSilent = answer === null && !isCleared;
  return (
    // It is there from the start: a screen reader reads only what comes into a place that it knows.
    <div role="status" className={css.place}>
      {!isSilent && (
        <Alert tone={answer === 'unknown' ? 'warning' : 'info'}>
          {[answer && t(`companyLookUp.${answer}`), isCleared && t('companyLookUp.cleared')].filter(Boolean).join(' ')}
        </Alert>
      )}
    </div>
  );
}
