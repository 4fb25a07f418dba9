import { useText } from '@arbora/i18n';
import { DateTime } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { IssueSummary } from './bulletin.queries';

/** Which issue it is, and when it came out. */
export function IssueMarks({ issue }: { issue: Pick<IssueSummary, 'issue_number' | 'created_at'> }): ReactElement {
  const { t } = useText('content.bulletin');
  return (
    <>
      <strong>{t('issue', { number: issue.issue_number })}</strong>
      <DateTime value={issue.created_at} />
    </>
  );
}
