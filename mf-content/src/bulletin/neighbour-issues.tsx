import { useLocale, useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Container, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { NeighbourLink, neighboursClass } from '../neighbours/neighbour-link';
import { issuePath } from './bulletin-trail';
import { neighbourIssuesQuery } from './bulletin.queries';
import css from './neighbour-issues.module.css';

/** Links from an issue: to the previous one, the next one and the archive. */
export function NeighbourIssues({ issue }: { issue: number }): ReactElement {
  const { t } = useText('content.bulletin');
  // Optional: if the query fails, the link to the archive remains.
  const { data } = useQuery(neighbourIssuesQuery(useLocale(), issue));
  return (
    <Container className={css.onward}>
      <nav className={neighboursClass} aria-label={t('neighbours')}>
        {data?.older && (
          <NeighbourLink
            to={issuePath(data.older.issue_number)}
            rel="prev"
            label={`${t('older')} · ${t('issue', { number: data.older.issue_number })}`}
            title={data.older.title}
          />
        )}
        {data?.newer && (
          <NeighbourLink
            to={issuePath(data.newer.issue_number)}
            rel="next"
            label={`${t('newer')} · ${t('issue', { number: data.newer.issue_number })}`}
            title={data.newer.title}
            atEnd
          />
        )}
      </nav>
      <TextLink to={routes.bulletinArchive.href()} look="strong">
        {t('toArchive')}
      </TextLink>
    </Container>
  );
}
