import { COMMENTARY_TAG, LOCALES, slug, type Locale } from '@arbora/domain';
import type { ClientBase } from 'pg';
import { insertRows } from '../insert';
import { bodyHtml } from '../news/body-html';
import { newsId, TOPICS } from '../news/news';
import type { DemoTopic } from '../news/news-topic';
import { pragueTime } from '../prague-time';
import { seedId } from '../seed-id';
import { DRAFT_ISSUE, ISSUES, type DemoIssue, type DemoIssueText } from './bulletin-issues';
import { POLISH_ISSUES } from './bulletin-issues-pl';
import { cardId } from './people';

const bulletinId = (locale: Locale, { number }: DemoIssue) => seedId(`bulletin ${locale} ${number}`);
const commentaryId = (locale: Locale, { number }: DemoIssue) => seedId(`commentary ${locale} ${number}`);

/** @throws for an issue without a translation */
function textOf(issue: DemoIssue, locale: Locale): DemoIssueText {
  const text = locale === 'pl' ? POLISH_ISSUES[issue.number] : issue[locale];
  if (!text) throw new Error(`issue ${issue.number} has no text in ${locale}`);
  return text;
}

/** Older news precede the bulletins. */
const SINCE_DAYS = 100;

/** Distributes the news evenly among the issues by age, and dates each issue. */
function editions(): { issue: DemoIssue; items: DemoTopic[]; age: number }[] {
  const byAge = TOPICS.filter(({ age }) => age < SINCE_DAYS).sort((one, other) => one.age - other.age);
  const published = ISSUES.map((issue, index) => {
    const items = byAge.filter((_topic, place) => Math.floor((place * ISSUES.length) / byAge.length) === index);
    return { issue, items, age: items[0]?.age ?? 0 };
  });
  return [{ issue: DRAFT_ISSUE, items: byAge.slice(0, 2), age: 0 }, ...published];
}

/** Seeds the issues in all languages with their commentaries; the newest one is unpublished. */
export async function seedBulletins(client: ClientBase, now: Date): Promise<void> {
  const all = editions().flatMap((edition) =>
    LOCALES.map((locale) => ({ ...edition, locale, text: textOf(edition.issue, locale) })),
  );
  await insertRows(
    client,
    'public.news_item',
    all.map(({ issue, locale, text, age }) => ({
      id: commentaryId(locale, issue),
      slug: slug(`${text.commentary.title} ${issue.number}`),
      title: text.commentary.title,
      author: 'Eduard Novotný',
      author_id: cardId('Eduard Novotný'),
      perex: text.commentary.perex,
      body: bodyHtml(text.commentary.body),
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
    all.map(({ issue, locale, text, items, age }) => ({
      id: bulletinId(locale, issue),
      issue_number: issue.number,
      locale,
      title: text.title,
      perex: text.perex,
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
