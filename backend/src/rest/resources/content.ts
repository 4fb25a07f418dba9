export const content = {
  resources: {
    news_item: {
      columns: [
        'id', 'slug', 'title', 'hero_image', 'perex', 'body', 'locale', 'tag', 'is_published', 'translation_group',
        'created_at', 'completed_at',
      ], // prettier-ignore
    },
  },
};
