export const shop = {
  resources: {
    katalog_items: {
      nullable: ['size', 'size_position'],
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
      about: { photo: 'Picture of a plant in the category.' },
    },
    katalog_items_full: {
      nullable: ['size', 'size_position'],
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
    product_category: {},
    product_size: {},
    product: {
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
    news_item__product: {
      hidden: ['is_placed'],
    },
    plant_articles: {},
    news_item_plants: {
      shows: 'news_item__product',
      about: {
        name_cs: 'Czech (vernacular) name; may be missing.',
      },
    },
    product_item: {
      types: { flag: 'ProductFlag' },
    },
    offer: {
      about: {
        valid_until: 'Last day, YYYY-MM-DD; null = until sold out.',
      },
    },
    offer_list_public: {
      about: {
        item_count: 'Number of lines that the caller can buy.',
        filter_values: 'Values by which the lines can be filtered.',
        valid_until: 'Last day, YYYY-MM-DD; null = until sold out.',
      },
    },
    product_item__offer: {
      shows: 'offer_item',
      nullable: ['price_cz', 'price_sk', 'price_pl', 'size', 'size_position'],
      types: { item: 'OfferedItem' },
    },
    web_order: {
      shows: 'shop_order',
      types: { basket: 'OrderedBasket', type: 'WebOrderType' },
      written: { basket: 'Basket' },
      about: {
        profile_id: 'Null once the account is erased.',
        completed_at: 'Null = new.',
        basket_version: 'If given, the order is refused unless the basket still has this version.',
      },
    },
    quote: {
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
      types: { items: 'QuoteDraftLine[]', country: 'Country', vat: 'QuoteVat' },
      about: {
        items: 'Quote lines; prices may still be missing.',
        valid_until: 'Last day, YYYY-MM-DD; null = not set yet.',
      },
    },
    order_note: {
      about: { note: 'For sales staff only.' },
    },
    web_orders: {
      nullable: ['total', 'person_email', 'person_state'],
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
