import { typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { EmptyState, Grid, Image, Leaf, ListPage, Section, storedImage, type Crumb } from '@arbora/ui';
import type { ReactElement } from 'react';
import { bulletinImageQuery, type Issue } from './bulletin.queries';
import { Commentary } from './commentary';
import { Contents } from './contents';
import { IssueNumberAndDate } from './issue-number-and-date';
import { storiesOf } from './issue-stories';
import css from './issue.module.css';
import { LeadStory } from './lead-story';
import { NeighbourIssues } from './neighbour-issues';
import { StoryCard } from './story-card';

/** A whole issue, with links to the neighbouring ones. */
export function IssueView({ issue, trail }: { issue: Issue; trail?: readonly Crumb[] }): ReactElement {
  const { t } = useText('content.bulletin');
  const { data: picture } = useQuery(bulletinImageQuery);
  const stories = storiesOf(issue);
  const others = stories.filter(({ id }) => id !== issue.hero?.id);
  // Three columns if the last row is full.
  const inThrees = others.length % 3 === 0;
  return (
    <ListPage
      breadcrumb={trail}
      eyebrow={<IssueNumberAndDate issue={issue} />}
      title={typeset(issue.title)}
      lead={typeset(issue.perex) || undefined}
      picture={picture ? <BulletinPicture picture={picture} /> : undefined}
      more={
        <>
          {issue.hero && <LeadStory story={issue.hero} />}
          {others.length > 0 && (
            <Section title={t('more')}>
              <Grid as="ul" columns={inThrees ? 3 : 2}>
                {others.map((story) => (
                  <li key={story.id}>
                    <StoryCard story={story} layout={inThrees ? 'column' : 'row'} />
                  </li>
                ))}
              </Grid>
            </Section>
          )}
          <NeighbourIssues issue={issue.issue_number} />
        </>
      }
    >
      <div className={css.opening}>
        {issue.commentary && <Commentary commentary={issue.commentary} />}
        {stories.length > 0 ? (
          <Contents stories={stories} />
        ) : (
          <EmptyState title={t('noStories')} illustration={<Leaf />}>
            {t('noStoriesHint')}
          </EmptyState>
        )}
      </div>
    </ListPage>
  );
}

/** The bulletin's picture, chosen by administrators; decorative. */
function BulletinPicture({ picture }: { picture: string }): ReactElement {
  return <Image {...storedImage(picture)} sizes="(min-width: 960px) 24rem, 92vw" alt="" ratio="3:2" priority rounded />;
}
