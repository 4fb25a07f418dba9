import { textIn, typeset, typesetPlantName } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Link } from '@arbora/router';
import { routes } from '@arbora/routes';
import { DateTime, Image, storedImage } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import type { Related } from './article-parts';
import type { RelatedEvent, RelatedPlant } from './news.queries';
import css from './related-card.module.css';

/** Card of a plant or event related to an article. */
export function RelatedCard({ related }: { related: Related }): ReactElement {
  return related.kind === 'plant' ? <PlantCard plant={related.plant} /> : <EventCard event={related.event} />;
}

function PlantCard({ plant }: { plant: RelatedPlant }): ReactElement {
  const { t, locale } = useText('content');
  const { name_cs, name_en, name_pl } = plant;
  const common = typesetPlantName(textIn({ name: name_cs, name_en, name_pl }, 'name', locale));
  const latin = <LatinName name={plant.name} />;
  return (
    <Card
      kind={t('newsItem.plant')}
      to={routes.product.href({ id: plant.product_id })}
      title={common || latin}
      picture={plant.photo}
    >
      {common && latin}
    </Card>
  );
}

/** A botanical name: genus and species in italics, the cultivar upright. */
function LatinName({ name }: { name: string }): ReactElement {
  const [taxon, ...cultivar] = typesetPlantName(name).split(/(?= ‘)/);
  return (
    <span lang="la" translate="no">
      <i>{taxon}</i>
      {cultivar.join('')}
    </span>
  );
}

function EventCard({ event }: { event: RelatedEvent }): ReactElement {
  const { t, locale } = useText('content');
  return (
    <Card
      kind={t('newsItem.event')}
      to={routes.publicEvent.href({ id: event.event_id })}
      title={textIn(event, 'title', locale)}
      picture={event.hero_image}
    >
      <DateTime value={event.date_start} format="dateTime" />
      <br />
      {typeset(event.address)}
    </Card>
  );
}

function Card(props: {
  kind: string;
  to: string;
  title: ReactNode;
  picture: string | null;
  children: ReactNode;
}): ReactElement {
  const picture = props.picture === null ? { src: null } : storedImage(props.picture);
  return (
    <div className={css.card}>
      <div className={css.picture}>
        <Image {...picture} sizes="8rem" alt="" ratio="1:1" />
      </div>
      <div className={css.words}>
        <span className={css.kind}>{props.kind}</span>
        <Link to={props.to} className={css.link}>
          {props.title}
        </Link>
        <span className={css.detail}>{props.children}</span>
      </div>
    </div>
  );
}
