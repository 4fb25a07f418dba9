import { STAMP } from './stamp';

export const shop = {
  resources: {
    katalog_items: {
      columns: [
        'product_item_id', 'product_id', 'name', 'name_cs', 'name_en', 'name_pl', 'category_ids', 'size', 'size_position', 'spec1', 'spec2',
        'photo', 'search', 'flag', 'cids',
      ], // oxfmt-ignore
      nullable: ['name_cs', 'name_en', 'name_pl', 'size', 'size_position', 'spec1', 'spec2', 'photo', 'flag'],
      types: { flag: 'ProductFlag' },
      about: {
        name_cs: 'Czech (vernacular) name; may be missing.',
      },
      totals: [
        { view: 'katalog_items_totals', columns: ['category_ids', 'cids', 'size', 'size_position', 'flag'] },
        { view: 'katalog_items_plant_totals', columns: ['search', 'product_id'] },
      ],
    },
    category_cover: {
      columns: ['id', 'cid', 'name', 'name_en', 'name_pl', 'photo'],
      nullable: ['name_en', 'name_pl', 'photo'],
      about: { photo: 'Picture of a plant in the category.' },
    },
    katalog_items_full: {
      columns: [
        'product_item_id', 'product_id', 'name', 'name_cs', 'name_en', 'name_pl', 'category_ids', 'cids', 'size', 'size_position', 'size_id',
        'spec1', 'spec2', 'spec3', 'web_catalogue', 'flag', 'is_public', 'photo', 'search', ...STAMP,
      ], // oxfmt-ignore
      nullable: [
        'name_cs',
        'name_en',
        'name_pl',
        'size',
        'size_position',
        'size_id',
        'spec1',
        'spec2',
        'spec3',
        'flag',
        'photo',
      ],
      types: { flag: 'ProductFlag' },
      about: {
        cids: 'Numbers of the categories, both `cid` and `cid_sub`: `cids=cs.{11}` finds the items in groups numbered 11.',
        is_public: 'Whether any category of the plant is public.',
        name_cs: 'Czech (vernacular) name; may be missing.',
      },
      totals: [
        {
          view: 'katalog_items_full_totals',
          columns: ['category_ids', 'cids', 'size', 'size_position', 'size_id', 'web_catalogue', 'flag', 'is_public'],
        },
      ],
    },
    product_category: { columns: ['id', 'cid', 'cid_sub', 'name', 'name_en', 'name_pl', 'is_public', ...STAMP] },
    product_size: { columns: ['id', 'name', 'position', ...STAMP] },
    product: {
      columns: [
        'id', 'name', 'name_cs', 'name_en', 'name_pl', 'synonyms', 'description', 'description_en', 'description_pl', 'photo', 'category_ids', 'cids',
        'is_public', 'search', 'id_text', 'height_cm', 'light', 'soil', 'flowering', 'uses', 'width_cm', 'habit', 'growth', 'hardiness_zone',
        'in_leaf', 'fruiting', 'planting', 'pruning', 'flower_colors', 'autumn_colors', 'winter', ...STAMP,
      ], // oxfmt-ignore
      types: {
        light: 'PlantLight[]',
        soil: 'PlantSoil[]',
        uses: 'PlantUse[]',
        habit: 'PlantHabit | null',
        growth: 'PlantGrowth | null',
        flower_colors: 'FlowerColor[]',
        autumn_colors: 'AutumnColor[]',
        winter: 'WinterLook[]',
      },
      about: {
        height_cm: 'Height of the full-grown plant.',
        hardiness_zone: 'USDA zone.',
        flowering: 'Months, 1 to 12, like `in_leaf`, `fruiting`, `planting` and `pruning`.',
      },
      totals: [{ view: 'product_totals', columns: ['category_ids', 'cids', 'is_public'] }],
      search: { by: 'found_products', columns: ['name', 'search', 'id_text'] },
    },
    news_item__product: { columns: ['item_id', 'product_id', 'position', ...STAMP] },
    plant_articles: {
      columns: ['product_id', 'id', 'locale', 'slug', 'title', 'perex', 'hero_image', 'created_at'],
      nullable: ['hero_image'],
    },
    news_item_plants: {
      shows: 'news_item__product',
      columns: ['item_id', 'position', 'product_id', 'name', 'name_cs', 'name_en', 'name_pl', 'photo'],
      nullable: ['name_cs', 'name_en', 'name_pl', 'photo'],
      about: {
        name_cs: 'Czech (vernacular) name; may be missing.',
      },
    },
    product_item: {
      columns: ['id', 'product_id', 'size_id', 'spec1', 'spec2', 'spec3', 'web_catalogue', 'flag', ...STAMP],
      types: { flag: 'ProductFlag' },
    },
    offer: {
      columns: [
        'id', 'title', 'title_en', 'title_pl', 'description', 'description_en', 'description_pl', 'hero_image', 'is_public', 'valid_until',
        'created_at', ...STAMP,
      ], // oxfmt-ignore
      about: {
        valid_until: 'Last day, YYYY-MM-DD; null = until sold out.',
      },
    },
    offer_list_public: {
      columns: [
        'id', 'title', 'title_en', 'title_pl', 'description', 'description_en', 'description_pl', 'hero_image', 'valid_until', 'created_at',
        'item_count', 'filter_values',
      ], // oxfmt-ignore
      nullable: [
        'title_en',
        'title_pl',
        'description',
        'description_en',
        'description_pl',
        'hero_image',
        'valid_until',
      ],
      about: {
        item_count: 'Number of lines that the caller can buy.',
        filter_values: 'Values by which the lines can be filtered.',
        valid_until: 'Last day, YYYY-MM-DD; null = until sold out.',
      },
    },
    product_item__offer: {
      shows: 'offer_item',
      columns: [
        'id', 'offer_id', 'product_item_id', 'filter_value', 'inventory', 'price_cz', 'price_sk', 'price_pl',
        'created_at', 'product_id', 'name', 'name_cs', 'name_en', 'name_pl', 'size', 'size_position', 'photo', 'search', 'item', ...STAMP,
      ], // oxfmt-ignore
      nullable: [
        'filter_value',
        'price_cz',
        'price_sk',
        'price_pl',
        'name_cs',
        'name_en',
        'name_pl',
        'size',
        'size_position',
        'photo',
      ],
      types: { item: 'OfferedItem' },
    },
    web_order: {
      shows: 'shop_order',
      columns: [
        'id', 'profile_id', 'basket', 'center', 'type', 'order_code', 'created_at', 'completed_at', 'basket_version', ...STAMP,
      ], // oxfmt-ignore
      nullable: ['profile_id', 'completed_at', 'basket_version'],
      types: { basket: 'OrderedBasket', type: 'WebOrderType' },
      written: { basket: 'Basket' },
      about: {
        profile_id: 'Null once the account is erased.',
        completed_at: 'Null = new.',
        basket_version: 'If given, the order is refused unless the basket still has this version.',
      },
    },
    quote: {
      columns: [
        'id', 'inquiry_id', 'profile_id', 'number', 'state', 'items', 'country', 'vat', 'valid_until', 'note', 'word',
        'created_at', 'sent_by', 'answered_at', 'order_id', ...STAMP,
      ], // oxfmt-ignore
      types: { items: 'QuoteLine[]', state: 'QuoteState', country: 'Country', vat: 'QuoteVat' },
      about: {
        number: 'Version number of the quote for an inquiry, starting at 1.',
        state: 'A `sent` quote can be accepted until the end of `valid_until`, Prague time.',
        country: 'Determines the currency of the prices.',
        valid_until: 'Last day, YYYY-MM-DD.',
        word: 'Changes requested by the customer.',
        sent_by: 'Member of the sales staff.',
        order_id: 'Resulting order.',
      },
    },
    quote_draft: {
      columns: ['inquiry_id', 'items', 'country', 'vat', 'valid_until', 'note', ...STAMP],
      types: { items: 'QuoteDraftLine[]', country: 'Country', vat: 'QuoteVat' },
      about: {
        items: 'Quote lines; prices may still be missing.',
        valid_until: 'Last day, YYYY-MM-DD; null = not set yet.',
      },
    },
    order_note: {
      columns: ['order_id', 'note', ...STAMP],
      about: { note: 'For sales staff only.' },
    },
    web_orders: {
      columns: [
        'id', 'order_code', 'type', 'center', 'created_at', 'completed_at', 'basket', 'item_count', 'total',
        'profile_id', 'person_name', 'person_email', 'person_phone', 'person_company', 'person_ico', 'person_country',
        'person_state', 'quote_state', 'quote_valid_until', ...STAMP,
      ], // oxfmt-ignore
      nullable: [
        'completed_at', 'total', 'profile_id', 'person_name', 'person_email', 'person_phone', 'person_company',
        'person_ico', 'person_country', 'person_state', 'quote_valid_until',
      ], // oxfmt-ignore
      search: { by: 'found_orders', columns: ['order_code', 'center'] },
      types: {
        person_country: 'Country',
        person_state: 'PersonState',
        basket: 'OrderedBasket',
        type: 'WebOrderType',
        quote_state: 'InquiryQuoteState',
      },
      about: {
        total: 'In the currency of `basket.country`; null if no line has a price.',
        profile_id: 'Null once the account is erased.',
        completed_at: 'Null = new.',
        quote_state: 'State of the latest quote for an inquiry; a `sent` quote expires after `quote_valid_until`.',
        quote_valid_until: 'Last day of a quote awaiting an answer, YYYY-MM-DD, Prague time.',
      },
      totals: [{ view: 'web_orders_totals', columns: ['type', 'quote_state', 'quote_valid_until'] }],
    },
  },
  functions: [
    'katalog_search',
    'plant_list',
    'plant_companions',
    'get_dashboard',
    'get_dashboard_product',
    'save_offer_lines',
    'save_rows',
    'send_quote',
    'withdraw_quote',
    'accept_quote',
    'return_quote',
    'match_plant_lines',
  ],
  returnTypes: {
    send_quote: 'QuoteAnswer',
    withdraw_quote: 'QuoteAnswer',
    accept_quote: 'QuoteAnswer',
    return_quote: 'QuoteAnswer',
    match_plant_lines: 'MatchedLine[]',
    plant_list: 'PlantList',
    plant_companions: 'PlantCompanion[]',
    get_dashboard: 'Dashboard',
    get_dashboard_product: 'ProductDashboard | null',
  },
};
