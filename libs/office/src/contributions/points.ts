import type { Session } from '@arbora/auth';
import type { GlobalSearchResult, ManagerSection, PersonState } from '@arbora/domain';
import type { NamespaceTexts, TextKey, TextNamespace, Translate, UncountedKey } from '@arbora/i18n';
import type { PageQuery, TextSection } from '@arbora/remote';
import type { ComponentType } from 'react';
import type { Section } from '../section/section';
import type { ContributionPoint } from './contribution';

/** A component among others of its kind: those with a lower `order` come first. */
interface Ordered {
  order: number;
}

/** A tile of the dashboard. The dashboard shows all tiles together, once their queries have settled. */
export interface DashboardTile extends Ordered {
  name: string;
  /** Whether the person may see it, beyond the section of the contribution. */
  isFor?: (session: Session) => boolean;
  queries: () => readonly PageQuery[];
  Component: ComponentType;
}
export const dashboardTile: ContributionPoint<DashboardTile> = { name: 'dashboard.tile' };

/** List items with totals, above the tiles of the dashboard. */
export interface DashboardFigures extends Ordered {
  queries: () => readonly PageQuery[];
  Component: ComponentType;
}
export const dashboardFigures: ContributionPoint<DashboardFigures> = { name: 'dashboard.figures' };

/** A search result with the path of its record. */
export interface Hit {
  id: string;
  /** Path without language. */
  to: string;
  title: string;
  note: string;
  /** State of the person in it. */
  state?: PersonState | null;
}

/** A kind of results of the search over all sections; texts are those of the contribution's namespace. */
interface HitKind<NS extends TextNamespace> extends Ordered {
  name: string;
  title: UncountedKey<NS>;
  hitsOf: (found: GlobalSearchResult, texts: HitTexts<NS>) => readonly Hit[];
}

type HitTexts<NS extends TextNamespace> = Omit<NamespaceTexts, 't'> & {
  t: Translate<TextKey<NS>, UncountedKey<NS>>;
};

/** Results and commands of the search over all sections. */
interface SearchHitsOf<NS extends TextNamespace> {
  namespace: NS;
  kinds: readonly HitKind<NS>[];
  /** Forms for new records, found by their title if the section is open to the person. */
  commands?: readonly { title: UncountedKey<NS>; to: string; section: ManagerSection }[];
}
/** The same, without the type of the namespace. */
export interface SearchHits {
  namespace: TextNamespace;
  kinds: readonly (Ordered & {
    name: string;
    title: string;
    hitsOf: (found: GlobalSearchResult, texts: NamespaceTexts) => readonly Hit[];
  })[];
  commands?: readonly { title: string; to: string; section: ManagerSection }[];
}
export const searchHits: ContributionPoint<SearchHits> = { name: 'search.hits' };

/** Checks the keys of a remote's results and commands against its texts. */
export function defineSearchHits<const NS extends TextNamespace>(hits: SearchHitsOf<NS>): SearchHits {
  return hits as unknown as SearchHits;
}

/** Joins the known parts of a result's title or note. */
export function joined(...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** A part of a person's card with the person's items in another subject. */
export interface PersonPanel extends Ordered {
  Component: ComponentType<{ personId: string }>;
}
export const personPanel: ContributionPoint<PersonPanel> = { name: 'person.panel' };

/** Where the history finds the records of a table. */
export interface RecordedTable {
  /** Path of the record with this key; a composite key contributes its first column. */
  link?: (key: string) => string;
  /** The section that edits the table, and so has labels for its columns, with its texts. */
  section?: { load: () => Promise<Section>; texts: TextSection };
}

export interface RecordedTables {
  tables: Readonly<Record<string, RecordedTable>>;
  /** Paths of parent records, for rows without a page of their own: `offer:{id}` is `offer`. */
  documents?: Readonly<Record<string, (id: string) => string>>;
}
export const recordedTables: ContributionPoint<RecordedTables> = { name: 'history.tables' };
