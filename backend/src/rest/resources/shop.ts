import { manyToOne } from '../declaration';

export const shop = {
  resources: {
    katalog_items: {
      columns: [
        'product_item_id', 'product_id', 'name', 'name_cs', 'category_ids', 'size', 'size_position', 'spec1', 'spec2',
        'photo', 'search', 'flag', 'cids',
      ], // prettier-ignore
    },
    katalog_items_full: {
      columns: [
        'product_item_id', 'product_id', 'name', 'name_cs', 'category_ids', 'cids', 'size', 'size_position', 'size_id',
        'spec1', 'spec2', 'spec3', 'web_catalogue', 'flag', 'is_public', 'photo', 'search',
      ], // prettier-ignore
    },
    product_category: { columns: ['id', 'cid', 'cid_sub', 'name', 'name_en', 'is_public'] },
    product_size: { columns: ['id', 'name', 'position'] },
    product: {
      columns: [
        'id', 'name', 'name_cs', 'synonyms', 'description_cs', 'description_en', 'photo', 'category_ids', 'cids',
        'is_public', 'search', 'id_text',
      ], // prettier-ignore
    },
    product_item: { columns: ['id', 'product_id', 'size_id', 'spec1', 'spec2', 'spec3', 'web_catalogue', 'flag'] },
    offer: {
      columns: [
        'id', 'title', 'title_en', 'description', 'description_en', 'hero_image', 'is_public', 'valid_until',
        'created_at',
      ], // prettier-ignore
    },
    offer_list_public: {
      columns: [
        'id', 'title', 'title_en', 'description', 'description_en', 'hero_image', 'valid_until', 'created_at',
        'item_count', 'filter_values',
      ], // prettier-ignore
    },
    product_item__offer: {
      columns: [
        'id', 'offer_id', 'product_item_id', 'filter_value', 'inventory', 'price_cz', 'price_sk', 'price_pl',
        'created_at', 'product_id', 'name', 'name_cs', 'size', 'size_position', 'photo', 'search', 'item',
      ], // prettier-ignore
    },
    web_order: {
      columns: [
        'id', 'profile_id', 'basket', 'center', 'type', 'order_code', 'created_at', 'completed_at', 'basket_version',
      ], // prettier-ignore
    },
    web_orders: {
      columns: [
        'id', 'order_code', 'type', 'center', 'created_at', 'completed_at', 'basket', 'item_count', 'total',
        'profile_id', 'person_name', 'person_email', 'person_phone', 'person_company', 'person_ico', 'person_country',
      ], // prettier-ignore
    },
  },
  relations: [
    manyToOne('product_item', 'product_id', 'product'),
    manyToOne('product_item', 'size_id', 'product_size'),
    // Views: the constraints are those of the tables behind them.
    manyToOne('product_item__offer', 'offer_id', 'offer', { name: 'offer_item_offer_id_fkey' }),
    manyToOne('product_item__offer', 'product_item_id', 'product_item', { name: 'offer_item_product_item_id_fkey' }),
    manyToOne('web_order', 'profile_id', 'user_profile', { name: 'shop_order_profile_id_fkey' }),
  ],
  functions: ['katalog_search', 'get_dashboard', 'get_dashboard_product'],
};
