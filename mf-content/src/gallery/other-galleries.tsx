import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Section, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { GalleryCover } from './gallery-cover';
import { firstGalleriesQuery, otherGalleries } from './gallery.queries';
import css from './gallery.module.css';

/** Other galleries. Without any, the breadcrumbs link back. */
export function OtherGalleries({ id }: { id: string }): ReactElement | null {
  const { t } = useText('content.gallery');
  const { data = [] } = useQuery(firstGalleriesQuery);
  const others = otherGalleries(id, data);
  if (others.length === 0) return null;
  return (
    <div data-print="hide">
      <Section
        title={t('others')}
        tone="tinted"
        actions={
          <TextLink to={routes.galleries.href()} look="strong">
            {t('all')}
          </TextLink>
        }
      >
        <ul role="list" className={css.covers}>
          {others.map((gallery) => (
            <li key={gallery.id}>
              <GalleryCover gallery={gallery} headingLevel={3} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
