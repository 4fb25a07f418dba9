import { COMMENTARY_TAG, slug } from '@arbora/domain';
import type { ClientBase } from 'pg';
import { insertRows } from '../insert';
import { bodyHtml, newsId, TOPICS } from '../news/news';
import type { DemoTopic } from '../news/news-topic';
import { pragueTime } from '../prague-time';
import { seedId } from '../seed-id';
import { DRAFT_ISSUE, ISSUES, type DemoIssue } from './bulletin-issues';

const LOCALES = ['cs', 'en'] as const;
type IssueLocale = (typeof LOCALES)[number];

const bulletinId = (locale: IssueLocale, { number }: DemoIssue) => seedId(`bulletin ${locale} ${number}`);
const commentaryId = (locale: IssueLocale, { number }: DemoIssue) => seedId(`commentary ${locale} ${number}`);

/** What is older was written before there were bulletins. */
const SINCE_DAYS = 100;

/** Each issue with its news, which are shared out evenly by age, and the day it came out. */
function editions(): { issue: DemoIssue; items: DemoTopic[]; age: number }[] {
  const byAge = TOPICS.filter(({ age }) => age < SINCE_DAYS).sort((one, other) => one.age - other.age);
  const published = ISSUES.map((issue, index) => {
    const items = byAge.filter((_topic, place) => Math.floor((place * ISSUES.length) / byAge.length) === index);
    return { issue, items, age: items[0]?.age ?? 0 };
  });
  return [{ issue: DRAFT_ISSUE, items: byAge.slice(0, 2), age: 0 }, ...published];
}

/** Issues in Czech and English with their commentaries; the newest one is not published. */
export async function seedBulletins(client: ClientBase, now: Date): Promise<void> {
  const all = editions().flatMap((edition) => LOCALES.map((locale) => ({ ...edition, locale })));
  await insertRows(
    client,
    'public.news_item',
    all.map(({ issue, locale, age }) => ({
      id: commentaryId(locale, issue),
      slug: slug(`${issue[locale].commentary.title} ${issue.number}`),
      title: issue[locale].commentary.title,
      author: 'Eduard Novotný',
      perex: issue[locale].commentary.perex,
      body: bodyHtml(issue[locale].commentary.body),
      locale,
      tag: COMMENTARY_TAG,
      is_published: !issue.isDraft,
      translation_group: seedId(`commentary ${issue.number}`),
      created_at: pragueTime(now, -age, 13),
      completed_at: issue.isDraft ? null : pragueTime(now, -age, 14),
    })),
  );
  await insertRows(
    client,
    'public.news_bulletin',
    all.map(({ issue, locale, items, age }) => ({
      id: bulletinId(locale, issue),
      issue_number: issue.number,
      locale,
      title: issue[locale].title,
      perex: issue[locale].perex,
      commentary_item_id: commentaryId(locale, issue),
      hero_item_id: items[0] ? newsId(locale, items[0]) : null,
      is_published: !issue.isDraft,
      created_at: pragueTime(now, -age, 14),
    })),
  );
  await insertRows(
    client,
    'public.news_bulletin__news_item',
    all.flatMap(({ issue, locale, items }) =>
      items.map((topic, index) => ({
        bulletin_id: bulletinId(locale, issue),
        item_id: newsId(locale, topic),
        position: index + 1,
      })),
    ),
  );
}
