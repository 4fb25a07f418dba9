import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { Alert } from '../../alert/alert';
import css from './company-look-up-note.module.css';
import { useCompanyText } from './use-company-text';
import type { LookUpOutcome } from './use-company-look-up';

/** Reports that the company was dissolved, and which fields the look-up has filled in or cleared. */
export function CompanyLookUpNote({ outcome }: { outcome: LookUpOutcome }): ReactElement {
  const { result, isCleared, dissolvedOn } = outcome;
  const t = useCompanyText();
  const { formats } = useText('ui');
  const sentences = [
    dissolvedOn && t('dissolved').replace('{{date}}', formats.date(dissolvedOn)),
    result && t(result),
    isCleared && t('cleared'),
  ].filter(Boolean);
  return (
    // Rendered from the start: screen readers announce changes of existing live regions only.
    <div role="status" className={css.place}>
      {sentences.length > 0 && (
        <Alert tone={result === 'unknown' || dissolvedOn ? 'warning' : 'info'}>{sentences.join(' ')}</Alert>
      )}
    </div>
  );
}
