import { HOME_BUDGET, SITE_BUDGET } from '../checks/budgets';

/** A measured page. */
export interface BenchPage {
  path: string;
  /** Selector of its first data. */
  content: string;
  /** Selector of a link within the page. */
  link: string;
  /** Limit of the time until it is interactive, as a ratio to the site as one bundle. */
  interactiveAtMost: number;
  /** Budget of JavaScript in kB of brotli. */
  javascriptAtMost: number;
}

/** Returns the path of the first plant of the catalogue. */
async function plantPath(origin: string): Promise<string> {
  const catalogue = await (await fetch(`${origin}/cs/sortiment`)).text();
  const path = / href="(\/cs\/sortiment\/[^"?#]+)"/.exec(catalogue)?.[1];
  if (!path) throw new Error('The demonstration data hold no plants');
  return path;
}

/** Returns the path of the latest news item of the demo data. */
async function newsPath(origin: string): Promise<string> {
  const query = 'locale=eq.cs&tag=eq.news&select=slug&order=created_at.desc,id&limit=1';
  const response = await fetch(`${origin}/api/rest/news_item?${query}`);
  const [item] = (await response.json()) as { slug: string }[];
  if (!item) throw new Error('The demonstration data hold no news');
  return `/cs/novinky/${item.slug}`;
}

/** Home, the catalogue, a plant, a news item and the events of the site at `origin`. */
export async function benchPages(origin: string): Promise<BenchPage[]> {
  return [
    {
      path: '/cs/',
      content: 'main a[href*="/novinky/"]',
      link: 'main a[href*="/novinky/"]',
      interactiveAtMost: 1.25,
      javascriptAtMost: HOME_BUDGET / 1000,
    },
    {
      path: '/cs/sortiment',
      content: 'main a[href*="/sortiment/"]',
      link: 'main a[href*="/sortiment/"]',
      interactiveAtMost: 0.7,
      javascriptAtMost: SITE_BUDGET / 1000,
    },
    {
      path: await plantPath(origin),
      content: 'main h1',
      link: 'main a[href^="/cs/sortiment"]',
      interactiveAtMost: 1.25,
      javascriptAtMost: SITE_BUDGET / 1000,
    },
    {
      path: await newsPath(origin),
      content: 'main article',
      link: 'main a[href^="/cs/novinky"]',
      interactiveAtMost: 0.7,
      javascriptAtMost: SITE_BUDGET / 1000,
    },
    {
      path: '/cs/services/public-booking',
      content: 'main a[href*="/rezervace/udalost/"]',
      link: 'main a[href*="/rezervace/udalost/"]',
      interactiveAtMost: 1.25,
      javascriptAtMost: SITE_BUDGET / 1000,
    },
  ];
}
