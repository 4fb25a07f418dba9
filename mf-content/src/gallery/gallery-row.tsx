import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Grid, QueryView, Section, Skeleton, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { firstGalleriesQuery, LINKED_GALLERIES } from './gallery.queries';
import { GalleryCover } from './gallery-cover';

export interface GalleryRowProps {
  title: string;
  /** Text of the link to all galleries. */
  allLabel: string;
}

/** The first galleries, for pages on other topics; renders nothing if there are none. */
export function GalleryRow({ title, allLabel }: GalleryRowProps): ReactElement | null {
  const query = useQuery(firstGalleriesQuery);
  if (query.data?.length === 0) return null;
  return (
    <Section
      title={title}
      tone="tinted"
      actions={
        <TextLink to={routes.galleries.href()} look="strong">
          {allLabel}
        </TextLink>
      }
    >
      <QueryView
        query={query}
        skeleton={
          <Grid columns={3}>
            <Skeleton shape="picture" count={LINKED_GALLERIES} />
          </Grid>
        }
      >
        {(galleries) => (
          <Grid as="ul" columns={3}>
            {galleries.slice(0, LINKED_GALLERIES).map((gallery) => (
              <li key={gallery.id}>
                <GalleryCover gallery={gallery} headingLevel={3} />
              </li>
            ))}
          </Grid>
        )}
      </QueryView>
    </Section>
  );
}
