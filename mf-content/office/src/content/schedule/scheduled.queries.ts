import { rest, rows, type Selection } from '@arbora/api';
import { COMMENTARY_TAG, NEWS_TAG, PAGE_TAG, type Locale } from '@arbora/domain';
import { queryOptions } from '@arbora/query';
import { routes } from '@arbora/routes';
import { articleHref } from '../articles/article-href';
import { publicationOf, type Publication } from '../publication';

const STALE_MS = 30_000;
const DAY_MS = 86_400_000;
/** Missed publications older than this are left out. */
const MISSED_DAYS = 30;

export type ScheduledKind = 'news' | 'page' | 'commentary' | 'bulletin';

const KINDS: Readonly<Record<string, ScheduledKind>> = {
  [NEWS_TAG]: 'news',
  [PAGE_TAG]: 'page',
  [COMMENTARY_TAG]: 'commentary',
};

/** The publication of an article or issue in one language. */
export interface Scheduled {
  id: string;
  kind: ScheduledKind;
  /** Path of its record, without language. */
  to: string;
  title: string;
  locale: Locale;
  at: string;
  /** `missed`: still a draft at the scheduled time. */
  state: Publication | 'missed';
}

const ROW = 'id,title,locale,is_published,publish_at,created_at,updated_at';
const ARTICLE = `${ROW},tag` as const;
const ISSUE = `${ROW},issue_number` as const;
type Row = Selection<'news_item', typeof ROW>;

/** Publications in a period, earliest first. */
export function scheduledQuery(start: string, end: string) {
  const within = (column: string): string => `${column}.gte."${start}",${column}.lt."${end}"`;
  // Articles published without `publish_at` are dated by their creation.
  const span = `and(${within('publish_at')}),and(publish_at.is.null,is_published.is.true,${within('created_at')})`;
  return queryOptions({
    queryKey: ['news_item', 'scheduled', start, end],
    queryFn: async () =>
      merged(
        await Promise.all([
          rows(rest().from('news_item').select(ARTICLE).or(span)),
          rows(rest().from('news_bulletin').select(ISSUE).or(span)),
        ]),
      ),
    staleTime: STALE_MS,
  });
}

/** Recently missed publications and future ones, earliest first. */
export function upcomingPublicationsQuery() {
  return queryOptions({
    queryKey: ['news_item', 'coming'],
    queryFn: async () => {
      const since = new Date(Date.now() - MISSED_DAYS * DAY_MS).toISOString();
      const all = merged(
        await Promise.all([
          rows(rest().from('news_item').select(ARTICLE).gte('publish_at', since)),
          rows(rest().from('news_bulletin').select(ISSUE).gte('publish_at', since)),
        ]),
      );
      const now = Date.now();
      return all.filter(({ state, at }) => state === 'missed' || Date.parse(at) > now);
    },
    staleTime: STALE_MS,
  });
}

function merged([articles, issues]: [
  Selection<'news_item', typeof ARTICLE>[],
  Selection<'news_bulletin', typeof ISSUE>[],
]): Scheduled[] {
  const all: Scheduled[] = [
    ...articles.map((article) => ({
      ...commonOf(article),
      kind: KINDS[article.tag] ?? 'news',
      to: articleHref(article.id, article.tag),
      title: article.title,
    })),
    ...issues.map((issue) => ({
      ...commonOf(issue),
      kind: 'bulletin' as const,
      to: routes.managerBulletin.href({ issue: String(issue.issue_number) }, { version: issue.locale }),
      title: `${issue.issue_number} – ${issue.title}`,
    })),
  ];
  return all.sort(
    (one, other) => Date.parse(one.at) - Date.parse(other.at) || one.title.localeCompare(other.title, one.locale),
  );
}

function commonOf(row: Row): Pick<Scheduled, 'id' | 'locale' | 'at' | 'state'> {
  return {
    id: row.id,
    locale: row.locale,
    at: row.publish_at ?? row.created_at,
    state: isMissed(row) ? 'missed' : publicationOf(row),
  };
}

/** An article that was unpublished after its time is not missed; unpublishing updates `updated_at`. */
function isMissed({ is_published, publish_at, updated_at }: Row): boolean {
  if (is_published || publish_at === null) return false;
  const moment = Date.parse(publish_at);
  return moment <= Date.now() && Date.parse(updated_at) < moment;
}
