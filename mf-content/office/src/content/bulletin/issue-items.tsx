import { NEWS_TAG } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { Button, QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { useAction, RelationSelect, labelOf, OrderedList, useLinkTable } from '@arbora/office';
import { PublicationBadge, publicationOf } from '../publication';
import { saveIssue } from './issue.mutations';
import { articleSource, issueItemsQuery, type IssueItem, type ManagedIssue } from './issue.queries';
import css from './issue.module.css';

const LINKS = { table: 'news_bulletin__news_item', owner: 'bulletin_id', member: 'item_id' } as const;

/** The articles of an issue in their order; one of them may be shown large. */
export function IssueItems({ issue }: { issue: ManagedIssue }): ReactElement {
  const { t } = useText('manager.content');
  const query = issueItemsQuery(issue.id);
  const listed = useQuery(query);
  const { order, add, remove } = useLinkTable<IssueItem>(LINKS, issue.id, query.queryKey);
  const hero = useAction(saveIssue(), () => t('issue.heroSaved'));
  const items = listed.data ?? [];
  const heroId = issue.hero_item_id;
  const setHero = (hero_item_id: string | null) => void hero.run({ issue, changes: { hero_item_id } });

  const moreOf = ({ id, ...story }: IssueItem): ReactElement => (
    <>
      {publicationOf(story) !== 'published' && <PublicationBadge of={story} />}
      <Button
        size="small"
        variant={id === heroId ? 'secondary' : 'quiet'}
        aria-pressed={id === heroId}
        onClick={() => setHero(id === heroId ? null : id)}
      >
        {t('issue.hero')}
      </Button>
    </>
  );
  return (
    <section className={css.part}>
      <h2 className={css.title}>{t('issue.items')}</h2>
      <p className={css.note}>{t('issue.itemsHint')}</p>
      {issue.hero && !items.some(({ id }) => id === heroId) && (
        <p className={css.note}>{t('issue.heroElsewhere', { title: issue.hero.title })}</p>
      )}
      <QueryView
        query={listed}
        skeleton={<Skeleton shape="row" count={4} />}
        empty={<p className={css.note}>{t('issue.noItems')}</p>}
      >
        {(shown) => (
          <OrderedList
            label={t('issue.items')}
            items={shown.map((item) => ({ id: item.id, name: item.name, more: moreOf(item) }))}
            onOrder={order}
            onRemove={(id) => {
              remove(id);
              if (id === heroId) setHero(null);
            }}
          />
        )}
      </QueryView>
      <RelationSelect
        aria-label={t('issue.findItem')}
        placeholder={t('issue.findItem')}
        source={articleSource(NEWS_TAG, issue.locale)}
        value={[]}
        without={items.map(({ id }) => id)}
        onChange={([id]) => id && add({ id, name: labelOf(id), position: 0, is_published: true, publish_at: null })}
      />
    </section>
  );
}
