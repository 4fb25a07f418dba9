import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { TextLink } from '@arbora/ui';
import { arrowLeftIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { issuePath } from './bulletin-trail';
import { issueQuery, type IssueReference, type StoryDetail } from './bulletin.queries';
import { Contents } from './contents';
import { issueOf, storiesOf } from './issue-stories';
import css from './story-onward.module.css';

/** Links from an item: to the rest of its issue, or to the archive if it has none. */
export function StoryOnward({ story }: { story: StoryDetail }): ReactElement {
  const { t } = useText('content.bulletin');
  const issue = issueOf(story);
  if (issue) return <RestOfIssue issue={issue} current={story.id} />;
  return (
    <TextLink to={routes.bulletinArchive.href()} icon={arrowLeftIcon} look="quiet">
      {t('toArchive')}
    </TextLink>
  );
}

function RestOfIssue({ issue, current }: { issue: IssueReference; current: string }): ReactElement {
  const { t } = useText('content.bulletin');
  const { issue_number: number } = issue;
  // Optional: if the query fails, the link to the issue remains.
  const { data } = useQuery(issueQuery(useLocale(), String(number)));
  return (
    <div className={css.onward}>
      {data && <Contents stories={storiesOf(data)} current={current} />}
      <TextLink to={issuePath(number)} icon={arrowLeftIcon} look="quiet">
        {t('toIssue', { number })}
      </TextLink>
    </div>
  );
}
