import type { Filters } from '@arbora/api';
import { containing, LOCALES, type Locale } from '@arbora/domain';
import { eyeIcon, eyeOffIcon } from '@arbora/ui/icons';
import type { SectionRow, TextsOf } from '@arbora/office';
import {
  byPublication,
  PublicationBadge,
  publicationOf,
  PUBLICATIONS,
  type Publication,
  type Published,
} from './publication';

// Columns, filters and actions that articles and issues of the bulletin have in common.

type Texts = TextsOf<'manager.content'>;

export const localeColumn = {
  key: 'locale',
  title: 'article.locale',
  sort: true,
  cell: ({ locale }: { locale: Locale }, { ui }: Texts) => ui(`locale.${locale}`),
} as const;

export const stateColumn = {
  key: 'is_published',
  title: 'article.state',
  sort: true,
  cell: (row: Published) => <PublicationBadge of={row} />,
  exported: ({ publish_at, is_published, created_at }: Published & { created_at: string }) =>
    publish_at ?? (is_published ? created_at : null),
} as const;

export const stateFilter = {
  name: 'state',
  label: 'filter.state',
  all: 'filter.anyState',
  values: PUBLICATIONS,
  valueLabel: (value: string, { t }: Texts) => t(`publication.${value as Publication}`),
  apply: byPublication,
} as const;

export const localeFilter = {
  name: 'locale',
  label: 'article.locale',
  all: 'filter.allLanguages',
  values: LOCALES,
  valueLabel: (value: string, { ui }: Texts) => ui(`locale.${value as Locale}`),
  apply: <Q extends Filters<{ locale: Locale }, unknown>>(query: Q, value: string): Q =>
    query.eq('locale', value as Locale),
} as const;

/** Rows whose title contains the text. */
export const byTitle = <Q extends Filters<{ title: string }, unknown>>(query: Q, text: string): Q =>
  query.ilike('title', containing(text));

export const publishAction = {
  name: 'publish',
  label: 'article.publish',
  icon: eyeIcon,
  appliesTo: ({ is_published }: Published) => !is_published,
  change: { is_published: true },
  done: 'article.wasPublished',
} as const;

export const hideAction = {
  name: 'hide',
  label: 'article.hide',
  icon: eyeOffIcon,
  appliesTo: ({ is_published }: Published) => is_published,
  change: { is_published: false },
  done: 'article.wasHidden',
} as const;

/**
 * Changes of a scheduled article are published with it, so saving asks whether to include them.
 * A change of the schedule itself is not asked about.
 */
export function askScheduled(row: SectionRow, changes: SectionRow) {
  const { is_published, publish_at } = row as unknown as Published;
  if (publicationOf({ is_published, publish_at }) !== 'scheduled') return null;
  if ('is_published' in changes || 'publish_at' in changes) return null;
  return {
    title: 'scheduledSave.title',
    text: 'scheduledSave.text',
    values: (formats: Texts['formats']) => ({ moment: formats.dateTime(publish_at ?? '') }),
    options: [
      { label: 'scheduledSave.publish', change: {} },
      { label: 'scheduledSave.unschedule', change: { is_published: false } },
    ],
  } as const;
}
