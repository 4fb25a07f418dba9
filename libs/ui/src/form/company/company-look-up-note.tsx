import type { ReactElement } from 'react';
import { Alert } from '../../alert/alert';
import css from './company-look-up-note.module.css';
import { useCompanyText } from './use-company-text';
import type { LookUpOutcome } from './use-company-look-up';

/** Reports which fields the look-up has filled in or cleared. */
export function CompanyLookUpNote({ outcome: { result, isCleared } }: { outcome: LookUpOutcome }): ReactElement {
  const t = useCompanyText();
  const isSilent = result === null && !isCleared;
  return (
    // Rendered from the start: screen readers announce changes of existing live regions only.
    <div role="status" className={css.place}>
      {!isSilent && (
        <Alert tone={result === 'unknown' ? 'warning' : 'info'}>
          {[result && t(result), isCleared && t('cleared')].filter(Boolean).join(' ')}
        </Alert>
      )}
    </div>
  );
}
