import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { EmptyState, Grid, Leaf, QueryView, Section, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { numbered } from './numbered-place';
import { PlaceCard } from './place-card';
import css from './planted-places.module.css';
import { placesQuery, type PublicPlace } from './places.queries';
import { PlacesMap } from './places-map';

/** Reference plantings: a map, and a card for each of its points. */
export function PlantedPlaces(): ReactElement {
  const { t } = useText('content.reference');
  const query = useQuery(placesQuery);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton shape="picture" count={1} />}
      empty={
        <EmptyState title={t('nothingYet')} illustration={<Leaf />}>
          {t('nothingYetHint')}
        </EmptyState>
      }
    >
      {(places) => <Places places={places} />}
    </QueryView>
  );
}

function Places({ places: rows }: { places: readonly PublicPlace[] }): ReactElement {
  const { t } = useText('content.reference');
  const places = numbered(rows);
  return (
    <Section title={t('places')} lead={t('placesLead')}>
      <div className={css.places}>
        <PlacesMap places={places} />
        <Grid as="ul" columns={3} gap={7}>
          {places.map((place) => (
            <li key={place.id}>
              <PlaceCard place={place} />
            </li>
          ))}
        </Grid>
      </div>
    </Section>
  );
}
