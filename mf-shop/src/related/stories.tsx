import { textIn, typeset } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Card, DateTime, Grid, Image, Section, storedImage } from '@arbora/ui';
import type { ReactElement } from 'react';
import { plantArticlesQuery, plantEventsQuery } from './related.queries';
import css from './related.module.css';

const SIZES = '(min-width: 960px) 24rem, 92vw';
const picture = (place: string | null) => (place === null ? { src: null } : storedImage(place));

/** Articles about the plant and their events; renders nothing if there are none. */
export function Stories({ productId }: { productId: string }): ReactElement | null {
  const { t, locale } = useText('shop.plant');
  const { data: articles = [] } = useQuery(plantArticlesQuery(locale, productId));
  const { data: events = [] } = useQuery(plantEventsQuery(productId));
  if (articles.length + events.length === 0) return null;
  return (
    <Section title={t('stories.title')}>
      <Grid as="ul" columns={3} gap={4}>
        {articles.map(({ id, slug, title, perex, hero_image, created_at }) => (
          <li key={id}>
            <Card
              to={routes.newsItem.href({ slug })}
              title={typeset(title)}
              eyebrow={<DateTime value={created_at} />}
              media={<Image {...picture(hero_image)} sizes={SIZES} alt="" ratio="3:2" />}
            >
              {perex && <p className={css.perex}>{typeset(perex)}</p>}
            </Card>
          </li>
        ))}
        {events.map((event) => (
          <li key={event.id}>
            <Card
              to={routes.publicEvent.href({ id: event.id })}
              title={textIn(event, 'title', locale)}
              eyebrow={
                <>
                  {t('stories.event')} <DateTime value={event.date_start} format="dateTime" />
                </>
              }
              media={<Image {...picture(event.hero_image)} sizes={SIZES} alt="" ratio="3:2" />}
            >
              <p className={css.perex}>{typeset(event.address)}</p>
            </Card>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
