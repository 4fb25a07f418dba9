import { useText } from '@arbora/i18n';
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
import { GalleryCover } from './gallery-cover';
import { galleriesPageQuery } from './gallery.queries';
import css from './gallery.module.css';

function GalleriesPage(): ReactElement {
  const { t } = useText('content.gallery');
  const page = usePageParam();
  const start = useListStart<HTMLDivElement>(page);
  const query = useQuery({ ...galleriesPageQuery(page), placeholderData: keepPreviousData });
  return (
    <ListPage title={t('title')} lead={t('lead')}>
      <div ref={start} tabIndex={-1} />
      <QueryView
        query={query}
        skeleton={<Loading />}
        empty={
          <EmptyState title={t('nothingYet')} illustration={<Leaf />}>
            {t('nothingYetHint')}
          </EmptyState>
        }
      >
        {({ rows, ...pages }) => (
          <>
            <ul role="list" className={css.covers} aria-label={t('title')}>
              {rows.map((gallery, index) => {
                const wide = isWide(index, rows.length);
                return (
                  <li key={gallery.id} className={wide ? css.across : undefined}>
                    <GalleryCover gallery={gallery} headingLevel={2} wide={wide} priority={index === 0} />
                  </li>
                );
              })}
            </ul>
            <Pagination {...pages} label={t('title')} />
          </>
        )}
      </QueryView>
    </ListPage>
  );
}

/** The first one spans the page, the others form rows of three; a single one in the last row spans it. */
function isWide(index: number, count: number): boolean {
  return index === 0 || (index === count - 1 && count % 3 === 2);
}

function Loading(): ReactElement {
  return (
    <div className={css.covers}>
      <div className={css.across}>
        <Skeleton shape="picture" />
      </div>
      <Skeleton shape="picture" count={3} />
    </div>
  );
}

export default definePage({
  queries: ({ search }) => [galleriesPageQuery(pageParam(search))],
  Component: GalleriesPage,
});
