import { manyToOne } from '../declaration';

export const shop = {
  resources: {
    katalog_items: {
      columns: [
        'product_item_id', 'product_id', 'name', 'name_cs', 'category_ids', 'size', 'size_position', 'spec1', 'spec2',
        'photo', 'search',
      ], // prettier-ignore
    },
    product_category: { columns: ['id', 'cid', 'cid_sub', 'name', 'name_en', 'is_public'] },
    product_size: { columns: ['id', 'name', 'position'] },
    product: {
      columns: [
        'id', 'name', 'name_cs', 'synonyms', 'description_cs', 'description_en', 'photo', 'category_ids', 'is_public',
        'search',
      ], // prettier-ignore
    },
    product_item: { columns: ['id', 'product_id', 'size_id', 'spec1', 'spec2', 'spec3', 'web_catalogue'] },
  },
  relations: [manyToOne('product_item', 'product_id', 'product'), manyToOne('product_item', 'size_id', 'product_size')],
  functions: ['katalog_search'],
};
