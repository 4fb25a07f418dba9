import { CONTENT_PAGES, LOCALES, PAGE_TAG, type ContentPage, type Locale } from '@arbora/domain';
import type { ClientBase } from 'pg';
import { insertRows } from '../insert';
import { bodyHtml } from '../news/body-html';
import type { DemoText } from '../news/news-topic';
import { pragueTime } from '../prague-time';
import { seedId } from '../seed-id';
import { PAGES_CS } from './pages-cs';
import { PAGES_EN } from './pages-en';
import { PAGES_PL } from './pages-pl';

const TEXTS: Readonly<Record<Locale, Readonly<Record<ContentPage, DemoText>>>> = {
  cs: PAGES_CS,
  en: PAGES_EN,
  pl: PAGES_PL,
};

/** Page bodies written by editors, in every language. */
export async function seedPages(client: ClientBase, now: Date): Promise<void> {
  const written = pragueTime(now, -200, 9);
  const rows = (Object.keys(CONTENT_PAGES) as ContentPage[]).flatMap((slug) =>
    LOCALES.map((locale) => {
      const { title, perex, body } = TEXTS[locale][slug];
      return {
        id: seedId(`page ${locale} ${slug}`),
        slug,
        title,
        perex,
        body: bodyHtml(body),
        locale,
        tag: PAGE_TAG,
        is_published: true,
        translation_group: seedId(`page ${slug}`),
        created_at: written,
        completed_at: written,
      };
    }),
  );
  await insertRows(client, 'public.news_item', rows);
}
