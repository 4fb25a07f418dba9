import { useText, type UncountedKey } from '@arbora/i18n';
import { useQuery, type UseQueryOptions } from '@arbora/query';
import { QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from '../articles/article-detail.module.css';
import {
  eventSource,
  labelOf,
  OrderedList,
  publicPlantSource,
  RelationSelect,
  useLinkTable,
  type LinkTable,
  type RelationSource,
} from '@arbora/office';
import { relatedEventsQuery, relatedPlantsQuery, type RelatedItem } from './related.queries';

/** Plants and events related to an article. Each change is saved immediately. */
export function Related({ article }: { article: string }): ReactElement {
  const { locale } = useText('manager.content');
  return (
    <>
      <RelatedList
        title="related.plants"
        find="related.findPlant"
        links={{ table: 'news_item__product', owner: 'item_id', member: 'product_id' }}
        article={article}
        query={relatedPlantsQuery(article, locale)}
        source={publicPlantSource}
      />
      <RelatedList
        title="related.events"
        find="related.findEvent"
        links={{ table: 'news_item__booking_event', owner: 'item_id', member: 'event_id' }}
        article={article}
        query={relatedEventsQuery(article, locale)}
        source={eventSource}
      />
    </>
  );
}

interface RelatedListProps {
  title: UncountedKey<'manager.content'>;
  find: UncountedKey<'manager.content'>;
  links: LinkTable;
  article: string;
  query: UseQueryOptions<RelatedItem[], Error, RelatedItem[], string[]>;
  source: RelationSource;
}

function RelatedList({ title, find, links, article, query, source }: RelatedListProps): ReactElement {
  const { t } = useText('manager.content');
  const related = useQuery(query);
  const { order, add, remove } = useLinkTable<RelatedItem>(links, article, query.queryKey);
  const items = related.data ?? [];
  return (
    <section className={css.part}>
      <h3 className={css.title}>{t(title)}</h3>
      <QueryView query={related} skeleton={<Skeleton shape="row" />} empty={<></>}>
        {(shown) => (
          <OrderedList
            label={t(title)}
            items={shown.map(({ id, name }) => ({ id, name: name || t('related.hidden') }))}
            onOrder={order}
            onRemove={remove}
          />
        )}
      </QueryView>
      <RelationSelect
        aria-label={t(find)}
        placeholder={t(find)}
        source={source}
        value={[]}
        without={items.map(({ id }) => id)}
        onChange={([id]) => id && add({ id, name: labelOf(id), position: 0 })}
      />
    </section>
  );
}
