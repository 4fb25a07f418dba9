import { useLocale, useText } from '@arbora/i18n';
import { keepPreviousData, useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import {
  EmptyState,
  Leaf,
  ListPage,
  pageParam,
  Pagination,
  QueryView,
  Skeleton,
  useListStart,
  usePageParam,
} from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './archive.module.css';
import { bulletinTrail } from './bulletin-trail';
import { bulletinImageQuery, issuesPageQuery } from './bulletin.queries';
import { IssueCover } from './issue-cover';

/** Covers above the fold on most screens. */
const SEEN_FIRST = 2;

function ArchivePage(): ReactElement {
  const { t } = useText('content.bulletin');
  const locale = useLocale();
  const page = usePageParam();
  const listStart = useListStart<HTMLDivElement>(page);
  const query = useQuery({ ...issuesPageQuery(locale, page), placeholderData: keepPreviousData });
  const { data: fallbackPicture = null } = useQuery(bulletinImageQuery);
  return (
    <ListPage breadcrumb={bulletinTrail(t)} title={t('archive')} lead={t('archiveLead')}>
      {/* Scrolled to and focused on another page of the list. */}
      <div ref={listStart} tabIndex={-1} />
      <QueryView
        query={query}
        skeleton={
          <div className={css.shelf}>
            <Skeleton shape="picture" count={4} />
          </div>
        }
        empty={
          <EmptyState title={t('nothingYet')} illustration={<Leaf />}>
            {t('nothingYetHint')}
          </EmptyState>
        }
      >
        {({ rows, ...pages }) => (
          <>
            <ul role="list" className={css.shelf} aria-label={t('archive')}>
              {rows.map((issue, index) => (
                <li key={issue.id}>
                  <IssueCover issue={issue} picture={fallbackPicture} priority={index < SEEN_FIRST} />
                </li>
              ))}
            </ul>
            <Pagination {...pages} label={t('archive')} />
          </>
        )}
      </QueryView>
    </ListPage>
  );
}

export default definePage({
  queries: ({ locale, search }) => [issuesPageQuery(locale, pageParam(search)), bulletinImageQuery],
  Component: ArchivePage,
});
