import type { Filters } from '@arbora/api';
import type { NewsItem } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Badge, type Tone } from '@arbora/ui';
import type { ReactElement } from 'react';

export const PUBLICATIONS = ['draft', 'scheduled', 'published'] as const;
export type Publication = (typeof PUBLICATIONS)[number];
export type Published = Pick<NewsItem, 'is_published' | 'publish_at'>;

/** Publication state, from the flag and the scheduled time. */
export function publicationOf({ is_published, publish_at }: Published): Publication {
  if (!is_published) return 'draft';
  return publish_at !== null && Date.parse(publish_at) > Date.now() ? 'scheduled' : 'published';
}

/** Filters rows by publication state; an unknown value filters nothing. */
export function byPublication<Q extends Filters<Published, unknown>>(query: Q, publication: string): Q {
  const now = new Date().toISOString();
  switch (publication) {
    case 'draft':
      return query.is('is_published', false);
    case 'scheduled':
      return query.is('is_published', true).gt('publish_at', now);
    case 'published':
      return query.is('is_published', true).or(`publish_at.is.null,publish_at.lte."${now}"`);
    default:
      return query;
  }
}

const TONES: Record<Publication, Tone> = { draft: 'neutral', scheduled: 'info', published: 'success' };

/** Badge of the publication state, with the time of a scheduled one. */
export function PublicationBadge({ of }: { of: Published }): ReactElement {
  const { t, formats } = useText('manager.content');
  const publication = publicationOf(of);
  return (
    <Badge tone={TONES[publication]}>
      {publication === 'scheduled' && of.publish_at
        ? t('publication.from', { moment: formats.dateTime(of.publish_at) })
        : t(`publication.${publication}`)}
    </Badge>
  );
}
