import type { Policy } from './grammar';

const NEWS = 'slug title hero_image perex body locale tag is_published translation_group created_at completed_at';

export const content: Policy = {
  relations: {
    news_item: {
      columns: `id ${NEWS}`,
      sets: { published: 'is_published' },
      select: { 'strangers customers jobs sales': 'published', 'editor admin': 'all' },
      insert: { 'editor admin': { columns: NEWS } },
      update: { 'editor admin': { columns: NEWS } },
      delete: { 'editor admin': 'all' },
      sample: `select 'nova-zprava' as slug, 'Nová zpráva' as title, '' as perex, '' as body, 'cs' as locale,
        'news' as tag, false as is_published, now() as created_at`,
    },
  },
};
