import type { Locale } from '../locales';

/** Resource `news_item` (spec §3): the public reads published ones only. `body` is sanitized HTML. */
export interface NewsItem {
  id: string;
  slug: string;
  title: string;
  hero_image: string | null;
  perex: string;
  body: string;
  locale: Locale;
  tag: string;
  is_published: boolean;
  created_at: string;
  completed_at: string | null;
}
