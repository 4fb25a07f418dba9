import { useText } from '@arbora/i18n';
import { DateTime } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { IssueSummary } from './bulletin.queries';

/** Number and date of an issue. */
export function IssueNumberAndDate({
  issue,
}: {
  issue: Pick<IssueSummary, 'issue_number' | 'created_at'>;
}): ReactElement {
  const { t } = useText('content.bulletin');
  return (
    <>
      <strong>{t('issue', { number: issue.issue_number })}</strong>
      <DateTime value={issue.created_at} />
    </>
  );
}
