import { LOCALES, type Locale } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Button, EmptyState, useParamLink } from '@arbora/ui';
import { plusIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { useAction, ViewTabs } from '@arbora/office';
import { issueDocument } from '../versions/documents';
import { VersionsButton } from '../versions/versions-button';
import { IssueCommentary } from './issue-commentary';
import { IssueHead } from './issue-head';
import { IssueItems } from './issue-items';
import { translateIssue } from './issue.mutations';
import type { ManagedIssue } from './issue.queries';
import css from './issue.module.css';

/** An issue in one language, with links to the others. */
export function IssueView({ versions, shown }: { versions: readonly ManagedIssue[]; shown: Locale }): ReactElement {
  const { t } = useText('manager.content');
  const { t: ui } = useText('ui');
  const link = useParamLink();
  const issue = versions.find(({ locale }) => locale === shown);
  const translate = useAction(translateIssue(), () => t('issue.translated'));
  const original = versions[0];
  return (
    <>
      <ViewTabs
        label={t('languages.title')}
        tabs={LOCALES.map((locale) => ({
          key: locale,
          to: link({ version: locale }),
          label: ui(`locale.${locale}`),
          isShown: locale === shown,
        }))}
      />
      {issue ? (
        <div key={issue.id} className={css.issue}>
          <IssueHead issue={issue} />
          <IssueItems issue={issue} />
          <IssueCommentary issue={issue} />
          <VersionsButton kind={issueDocument} document={`news_bulletin:${issue.issue_number}`} />
        </div>
      ) : (
        <EmptyState
          title={t('issue.noVersion')}
          action={
            original && (
              <Button
                icon={plusIcon}
                pending={translate.isPending}
                onClick={() => void translate.run({ issue: original, locale: shown })}
              >
                {t('issue.translate')}
              </Button>
            )
          }
        />
      )}
    </>
  );
}
