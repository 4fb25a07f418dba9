import type { TestDatabase } from '../database';
import { CUSTOMER } from '../policies/attempts';

/** Records of the demo data that addresses and queries refer to. */
export interface Samples {
  event: string;
  slot: string;
  reservation: string;
  customer: string;
  product: string;
  plant: string;
  category: string;
  gallery: string;
  offer: string;
  person: string;
  position: string;
  ticket: string;
  bulletin: string;
  /** Slug of the commentary of an issue. */
  commentary: string;
  news: { id: string; slug: string; created_at: string; translation_group: string };
}

export async function readSamples(database: TestDatabase): Promise<Samples> {
  const [found] = await database.asOwner<{ samples: Samples }>(
    `select json_build_object(
       'event', slot.event_id, 'slot', slot.id, 'reservation', reservation.id, 'customer', person.id,
       'product', plant.product_id, 'plant', plant.name, 'category', plant.category_ids[1],
       'person', (select id from person_card where is_public order by sort limit 1),
       'position', (select id from job_position where is_public order by created_at limit 1),
       'gallery', (select id from photogallery where is_public order by sort limit 1),
       'ticket', (select id from booking_ticket order by id limit 1),
       'commentary', (select slug from news_item where is_published and locale = 'cs' and tag = 'commentary' order by created_at limit 1),
       'bulletin', (select id from news_bulletin where locale = 'cs' order by issue_number desc limit 1),
       'offer', (select id from offer where is_public and valid_until is null order by created_at limit 1),
       'news', (select json_build_object('id', id, 'slug', slug, 'created_at', created_at, 'translation_group', translation_group) from news_item
         where is_published and locale = 'cs' and tag = 'news' order by created_at desc limit 1)) as samples
     from user_profile person
     join booking_reservation reservation on reservation.person_id = person.id
     join booking_event_slot slot on slot.id = reservation.event_slot_id
     cross join (select * from katalog_items order by product_item_id limit 1) plant
     where person.email = $1 limit 1`,
    [CUSTOMER],
  );
  if (!found) throw new Error('the demo data lack what the samples are made of');
  return found.samples;
}

/** Addresses by page pattern, without language; a page without parameters has its pattern as address. */
export function addressesOf(samples: Samples): Readonly<Record<string, readonly string[]>> {
  const { event, slot, reservation, product, plant, category, gallery, offer, person, position, news, commentary } =
    samples;
  const nobody = '00000000-0000-4000-8000-000000000000';
  return {
    '/': ['/'],
    '/bulletin/archiv': ['/bulletin/archiv', '/bulletin/archiv?page=2'],
    '/bulletin/:issue': ['/bulletin/46', '/bulletin/999', '/bulletin/neni'],
    '/bulletin/obsah/:slug': [`/bulletin/obsah/${news.slug}`, `/bulletin/obsah/${commentary}`, '/bulletin/obsah/neni'],
    '/fotogalerie': ['/fotogalerie', '/fotogalerie?page=2'],
    '/fotogalerie/:id': [`/fotogalerie/${gallery}`, `/fotogalerie/${nobody}`],
    '/kariera/:id': [`/kariera/${position}`, `/kariera/${nobody}`],
    '/lide/:id': [`/lide/${person}`, `/lide/${nobody}`],
    '/nabidky': ['/nabidky', '/nabidky?page=2'],
    '/manager/offers/:id': [`/manager/offers/${offer}?most=3&q=jav`],
    '/nabidky/:id': [`/nabidky/${offer}`, `/nabidky/${offer}?q=jav&kind=S%20balem`, `/nabidky/${nobody}`],
    '/novinky': ['/novinky', '/novinky?page=2', '/novinky?topic=care'],
    '/novinky/:slug': [`/novinky/${news.slug}`, '/novinky/neni'],
    '/sortiment': [
      '/sortiment',
      `/sortiment?q=${encodeURIComponent(plant)}&category=${category}&size=C2`,
      '/sortiment?q=jvaor',
      '/sortiment?light=shade&flowering=1&use=edible&view=grid',
    ],
    '/manager/photo/assortment/:id': [`/manager/photo/assortment/${product}`],
    '/manager/photogallery/:id': [`/manager/photogallery/${gallery}`],
    '/sortiment/:id': [`/sortiment/${product}`, `/sortiment/${nobody}`],
    '/services/public-booking/:id': [`/services/public-booking/${event}`],
    '/rezervace/udalost/:id': [`/rezervace/udalost/${event}`],
    '/rezervace': ['/rezervace', '/rezervace?page=2&events=2'],
    '/rezervace/:id': [`/rezervace/${reservation}`, `/rezervace/${nobody}`],
    '/manager/booking/payments': [
      '/manager/booking/payments?waits=yes&q=jan,%20nov%C3%A1k',
      `/manager/booking/payments?outcome=paid&statement=${nobody}&sort=booked_on`,
      '/manager/booking/payments?list=unpaid&q=jan,%20nov%C3%A1k&due=over&sort=-created_at',
      '/manager/booking/payments?list=statements&q=v%C3%BDpis',
      '/manager/booking/payments?list=cancelled&money=came&q=jan&sort=paid_at',
    ],
    '/manager/booking': [
      '/manager/booking',
      '/manager/booking?when=past',
      `/manager/booking?event=${event}`,
      `/manager/booking?event=${event}&slot=${slot}&q=jan%20nov%C3%A1k&paid=unpaid`,
      `/manager/booking?event=${event}&slot=${slot}&list=waiting&page=2`,
      `/manager/booking?event=${event}&slot=${slot}&list=letters`,
    ],
    '/manager/bulletin': [
      '/manager/bulletin?state=published&locale=cs&q=a_b',
      '/manager/bulletin?list=commentaries&locale=pl&q=a_b',
    ],
    '/manager/bulletin/:issue': ['/manager/bulletin/46', '/manager/bulletin/46?version=pl', '/manager/bulletin/neni'],
    '/manager/comments': ['/manager/comments', '/manager/comments?q=a_b&sort=-title', '/manager/comments?hidden=yes'],
    '/manager/mail': [
      '/manager/mail',
      '/manager/mail?state=dead&kind=written&q=a_b&sort=created_at',
      `/manager/mail?id=${nobody}`,
    ],
    '/manager/audit': [
      `/manager/audit?table=product&since=week&person=${nobody}`,
      '/manager/audit?id=1',
      `/manager/audit?list=sign-ins&event=login&since=day&q=a_b&person=${nobody}`,
      '/manager/audit?list=sign-ins&id=1',
    ],
    '/manager/failures': [
      '/manager/failures?remote=mf-shop&version=9bc1&kind=server&since=week&q=a_b&sort=-count',
      `/manager/failures?sort=last_at&id=${nobody}`,
    ],
    '/manager/web-vitals': ['/manager/web-vitals', '/manager/web-vitals?device=phone&route=/sortiment/:id'],
    '/manager/news': [
      '/manager/news?q=a_b&done=no&state=published&locale=cs&topic=care&sort=-completed_at',
      '/manager/news?done=yes&state=scheduled',
      `/manager/news?id=${news.id}`,
      '/manager/news?list=pages&state=draft&q=o%20n%C3%A1s',
      `/manager/news?list=people&q=jan&id=${person}`,
    ],
    '/manager/ratings': ['/manager/ratings', `/manager/ratings?sort=count&id=${news.id}`],
    '/manager/registrations': ['/manager/registrations', '/manager/registrations?q=a_b&country=SK'],
  };
}
