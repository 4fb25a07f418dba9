import type { Policy } from './grammar';

export const shop: Policy = {
  relations: {
    product_category: {
      columns: 'id cid cid_sub name name_en is_public',
      sets: { public: 'is_public' },
      select: { 'strangers customers jobs editor': 'public', 'sales admin': 'all' },
      update: { 'sales admin': { columns: 'cid cid_sub name name_en is_public' } },
    },
    product_size: {
      columns: 'id name position',
      select: { everyone: 'all' },
    },
    product: {
      columns: 'id name name_cs synonyms description_cs description_en photo category_ids is_public search',
      select: { 'sales admin': 'all' },
      update: {
        'sales admin': { columns: 'name name_cs synonyms description_cs description_en photo category_ids' },
      },
    },
    product_item: {
      columns: 'id product_id size_id spec1 spec2 spec3 web_catalogue',
      select: { 'sales admin': 'all' },
      update: { 'sales admin': { columns: 'size_id spec1 spec2 spec3 web_catalogue' } },
    },
    katalog_items: {
      columns: `product_item_id product_id name name_cs category_ids size size_position spec1 spec2 photo search`,
      key: 'product_item_id',
      sets: {
        public: `select i.id as product_item_id from product_item i join product p on p.id = i.product_id
          where i.web_catalogue and p.is_public`,
      },
      select: { everyone: 'public' },
    },
  },
  functions: {
    'public.katalog_search': { args: `select 'javor'`, may: 'everyone' },
  },
};
