/** The subject of articles and issues of the bulletin, which may appear without a change. */
export const PUBLISHED = 'news';

/** The subject of key-value records, among them the site's notice. */
export const PREFERENCES = 'preferences';

/** Subjects that `arbora_pages` announces, by the resources of the data service that show them. */
const SUBJECTS: Readonly<Record<string, string>> = {
  news_item: PUBLISHED,
  news_bulletin: PUBLISHED,
  news_bulletin__news_item: PUBLISHED,
  booking_event: 'booking',
  booking_event_slot: 'booking',
  event_slots_capacity: 'booking',
  event_slots_customer: 'booking',
  katalog_items: 'assortment',
  category_cover: 'assortment',
  'rpc/katalog_search': 'assortment',
  'rpc/plant_list': 'assortment',
  'rpc/plant_companions': 'assortment',
  plant_articles: PUBLISHED,
  plant_events: 'booking',
  'rpc/get_product_with_photos': 'assortment',
  'rpc/get_product_item_with_photos': 'assortment',
  product_category: 'assortment',
  product_size: 'assortment',
  offer_list_public: 'assortment',
  product_item__offer: 'assortment',
  photogallery: 'galleries',
  photo: 'galleries',
  photo_folder: 'galleries',
  job_position: 'careers',
  person_card: 'people',
  virtual_tour: 'tours',
  planted_place: 'places',
  kejval: PREFERENCES,
};

/** The subjects of a page that reads these resources; null if one of them is unknown, so that any change counts. */
export function subjectsOf(resources: Iterable<string>): ReadonlySet<string> | null {
  const subjects = new Set<string>();
  for (const resource of resources) {
    if (!Object.hasOwn(SUBJECTS, resource)) return null;
    subjects.add(SUBJECTS[resource]!);
  }
  return subjects;
}
