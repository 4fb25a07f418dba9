import { slug } from '@arbora/domain';
import type { ClientBase } from 'pg';
import { insertRows } from '../insert';
import { pragueTime } from '../prague-time';
import { seedId } from '../seed-id';
import { ADVICE_TOPICS } from './advice-topics';
import { CARE_TOPICS } from './care-topics';
import { DRAFT } from './draft';
import { NURSERY_TOPICS } from './nursery-topics';
import { PLANTING_TOPICS } from './planting-topics';

const TOPICS = [...PLANTING_TOPICS, ...CARE_TOPICS, ...NURSERY_TOPICS, ...ADVICE_TOPICS];

/** Older items are done with in the editors' list; these days are still new. */
const NEW_DAYS = 10;

export async function seedNews(client: ClientBase, now: Date): Promise<void> {
  const rows = TOPICS.flatMap((topic) =>
    (['cs', 'en'] as const).map((locale) => ({
      id: seedId(`news ${locale} ${topic.cs.title}`),
      slug: slug(topic[locale].title),
      title: topic[locale].title,
      perex: topic[locale].perex,
      body: bodyHtml(topic[locale].body),
      locale,
      is_published: true,
      translation_group: seedId(`news ${topic.cs.title}`),
      created_at: pragueTime(now, -topic.age, 9),
      completed_at: topic.age > NEW_DAYS ? pragueTime(now, -topic.age, 12) : null,
    })),
  );
  const draft = {
    id: seedId(`news cs ${DRAFT.title}`),
    slug: slug(DRAFT.title),
    title: DRAFT.title,
    perex: DRAFT.perex,
    body: bodyHtml(DRAFT.body),
    locale: 'cs',
    is_published: false,
    translation_group: null,
    created_at: pragueTime(now, -1, 15),
    completed_at: null,
  };
  await insertRows(
    client,
    'public.news_item',
    [...rows, draft].map((row) => ({ ...row, tag: 'news' })),
  );
}

/** The paragraphs, headings and lists of a demo text as HTML. */
export function bodyHtml(body: string): string {
  const html = body.split('\n').map((line) => {
    const text = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    if (text.startsWith('## ')) return `<h2>${text.slice(3)}</h2>`;
    if (text.startsWith('- ')) return `<li>${text.slice(2)}</li>`;
    return `<p>${text}</p>`;
  });
  return html.join('').replace(/(?:<li>.*?<\/li>)+/g, '<ul>$&</ul>');
}
