import { SERVICE_RESOURCES } from '@arbora/api/service-resources';
import { getSession } from '@arbora/auth';
import { SUBSCRIPTION_IDS } from '@arbora/domain';
import { QueryClient, type FetchQueryOptions } from '@arbora/query';
import { atRestApi, restApi } from '../../src/rest/resources/declarations';
import { testApp, type TestApp } from '../app';
import { asVisitor, useServices, type Refused, type Visitor } from './front-end';
import { exportedQueries } from './remotes';
import { readSamples, type Samples } from './samples';

let services: TestApp;
let samples: Samples;
let refused: Refused[];
beforeAll(async () => {
  services = await testApp();
  samples = await readSamples(services.database);
  refused = useServices(services);
});
afterAll(() => services.close());

/** The arguments of a query, by the visitor who sends it. */
type Asked = [Visitor, (samples: Samples) => readonly unknown[]];
const by = (visitor: Visitor, ask: Asked[1] = () => []): Asked => [visitor, ask];
const own = (): string => getSession().user?.id ?? '';

const NO_FILTERS = { search: '', category: null, sizes: [], facts: {}, sort: null };

const ASKED: Readonly<Record<string, readonly Asked[]>> = {
  'libs/office/dashboard dashboardQuery': [by('admin'), by('sales')],
  'libs/office/folder-photos folderPhotosQuery': [
    by('sales', ({ product }) => [{ product_id: product }]),
    by('editor', ({ gallery }) => [{ photogallery_id: gallery }]),
  ],
  'libs/office/library libraryQuery': [by('sales', () => ['a,b', 1]), by('editor', () => ['', 2])],
  'libs/office/record-history recordHistoryQuery': [by('admin', () => ['kejval', 'arbora-www'])],
  'libs/office/saved-views savedViewsQuery': [by('editor', () => ['manager.content/news', own()])],
  'mf-account/newsletters newslettersQuery': [by(null)],
  'mf-account/nickname-taken nicknameTakenQuery': [by('customer', () => ['habr', own()])],
  'mf-account/office/waiting longestWaitingQuery': [by('admin')],
  'mf-account/profile profileQuery': [by('customer', () => [own()]), by('admin', ({ customer }) => [customer])],
  'mf-account/security securityQuery': [by('customer', () => [own()])],
  'mf-account/sessions sessionsQuery': [by('customer', () => [own()])],
  'mf-account/subscriber subscriberQuery': [by('customer', () => [{ account_id: own() }])],
  'mf-account/user-exists userExistsQuery': [by(null, () => ['customer@arbora.example'])],
  'mf-booking/door-list doorListQuery': [by('sales', ({ event }) => [own(), event])],
  'mf-booking/door-slots doorSlotsQuery': [by('sales', () => ['2026-11-22'])],
  'mf-booking/events eventQuery': [by('customer', ({ event }) => [event])],
  'mf-booking/events eventSlotsQuery': [by('customer', ({ event }) => [event])],
  'mf-booking/events eventsQuery': [
    by('customer', () => [own(), { month: null, place: null }, 1]),
    by(null, () => [null, { month: '2026-12', place: 'Obříství' }, 1]),
  ],
  'mf-booking/events filterableEventsQuery': [by(null)],
  'mf-booking/events publicEventQuery': [by(null, ({ event }) => [event])],
  'mf-booking/events publicSlotsQuery': [by(null, ({ event }) => [event])],
  'mf-booking/office/attendees attendeesQuery': [by('sales', ({ slot }) => [[slot]])],
  'mf-booking/office/bank-api bankApiQuery': [by('sales')],
  'mf-booking/office/events eventWithPrefixQuery': [by('sales', () => ['2611'])],
  'mf-booking/office/events managedEventQuery': [by('sales', ({ event }) => [event])],
  'mf-booking/office/future-reservations futureReservationsQuery': [by('admin', ({ customer }) => [customer])],
  'mf-booking/office/letters letterReachQuery': [
    by('sales', ({ event, slot }) => [
      { event_id: event, event_slot_id: slot },
      { payment: 'unpaid', with_guests: true, with_waiting: true },
    ]),
    by('sales', ({ event }) => [
      { event_id: event, event_slot_id: null },
      { payment: 'all', with_guests: false, with_waiting: false },
    ]),
  ],
  'mf-booking/office/letters lettersQuery': [
    by('sales', ({ event, slot }) => [{ event_id: event, event_slot_id: slot }]),
    by('sales', ({ event }) => [{ event_id: event, event_slot_id: null }]),
  ],
  'mf-booking/office/payable payableQuery': [by('sales', () => ['jan, "novák"']), by('sales', () => [''])],
  'mf-booking/office/slots managedSlotsQuery': [by('sales', ({ event }) => [event])],
  'mf-booking/office/ticket editedTicketQuery': [by('sales', ({ ticket }) => [ticket])],
  'mf-booking/office/unpaid unpaidReservationsQuery': [by('sales')],
  'mf-booking/office/waiting waitingOrderQuery': [by('sales', ({ slot }) => [slot])],
  'mf-booking/reservations cancelledReservationQuery': [by('customer', ({ reservation }) => [reservation])],
  'mf-booking/reservations cancelledReservationsQuery': [by('customer', () => [own(), 1])],
  'mf-booking/reservations nextReservationsQuery': [by('customer', () => [own(), 3]), by('sales', () => [own(), 3])],
  'mf-booking/reservations ownReservationsQuery': [
    by('customer', () => [own(), 'upcoming', 1]),
    by('customer', () => [own(), 'past', 1]),
  ],
  'mf-booking/reservations paymentQuery': [by('customer', ({ reservation }) => [reservation])],
  'mf-booking/reservations reservationQuery': [by('customer', ({ reservation }) => [reservation])],
  'mf-booking/reservations taxDocumentsQuery': [by('customer', ({ reservation }) => [reservation, true])],
  'mf-booking/reservations ticketsQuery': [by('customer', ({ reservation }) => [reservation])],
  'mf-booking/ticket-check ticketCheckQuery': [by(null, ({ reservation }) => [reservation, null])],
  'mf-booking/waiting ownWaitingQuery': [by('customer', ({ slot }) => [own(), slot])],
  'mf-content/bulletin bulletinImageQuery': [by(null)],
  'mf-content/bulletin issueQuery': [by(null, () => ['cs', '47'])],
  'mf-content/bulletin issueVersionsQuery': [by(null, () => [47])],
  'mf-content/bulletin issuesPageQuery': [by(null, () => ['pl', 1])],
  'mf-content/bulletin latestIssueQuery': [by(null, () => ['en'])],
  'mf-content/bulletin neighbourIssuesQuery': [by(null, () => ['cs', 46])],
  'mf-content/bulletin storyQuery': [
    by(null, ({ news }) => ['cs', news.slug]),
    by(null, ({ commentary }) => ['cs', commentary]),
  ],
  'mf-content/bulletin storyVersionsQuery': [by(null, ({ news }) => [{ ...news, locale: 'cs', tag: 'news' }])],
  'mf-content/careers positionQuery': [by(null, ({ position }) => [position])],
  'mf-content/careers positionsQuery': [by(null)],
  'mf-content/category-covers categoryCoversQuery': [by(null)],
  'mf-content/current-offers currentOffersQuery': [by(null, () => [null]), by('customer', () => [own()])],
  'mf-content/feedback commentsQuery': [by(null, ({ news }) => [news.id, 1])],
  'mf-content/feedback ownHiddenQuery': [by('customer', ({ news }) => [news.id, own()])],
  'mf-content/feedback ownRatingQuery': [by('customer', ({ news }) => [news.id, own()])],
  'mf-content/feedback ratingCountQuery': [by(null, ({ news }) => [news.id])],
  'mf-content/gallery firstGalleriesQuery': [by(null)],
  'mf-content/gallery galleriesPageQuery': [by(null, () => [1])],
  'mf-content/gallery galleryQuery': [by(null, ({ gallery }) => [gallery])],
  'mf-content/invited invitedQuery': [by('customer', () => [own()])],
  'mf-content/news articleLanguagesQuery': [by(null, ({ news }) => [{ ...news, locale: 'cs' }])],
  'mf-content/news latestNewsQuery': [by(null, () => ['pl', 3])],
  'mf-content/news neighboursQuery': [by(null, ({ news }) => ['cs', news])],
  'mf-content/news newsItemQuery': [
    by(null, ({ news }) => ['cs', news.slug]),
    by('editor', ({ news }) => ['en', news.slug]),
  ],
  'mf-content/news newsPageQuery': [by(null, () => ['en', 1, null]), by(null, () => ['cs', 1, 'care'])],
  'mf-content/next-events nextEventsQuery': [by(null, () => [3])],
  'mf-content/office/article languageVersionsQuery': [by('editor', ({ news }) => [news.translation_group])],
  'mf-content/office/gallery managedGalleryQuery': [by('editor', ({ gallery }) => [gallery])],
  'mf-content/office/issue issueItemsQuery': [by('editor', ({ bulletin }) => [bulletin])],
  'mf-content/office/issue managedIssueQuery': [by('editor', () => ['46']), by('editor', () => ['neni'])],
  'mf-content/office/latest latestApplicationsQuery': [by('admin')],
  'mf-content/office/latest latestCommentsQuery': [by('editor')],
  'mf-content/office/related relatedEventsQuery': [by('editor', ({ news }) => [news.id, 'cs'])],
  'mf-content/office/related relatedPlantsQuery': [by('editor', ({ news }) => [news.id, 'cs'])],
  'mf-content/office/scheduled scheduledQuery': [by('editor', () => ['2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'])],
  'mf-content/office/scheduled upcomingPublicationsQuery': [by('editor')],
  'mf-content/office/versions documentEntriesQuery': [
    by('editor', ({ news }) => [`news_item:${news.translation_group}`, 20]),
  ],
  // Demo data have no history yet.
  'mf-content/office/versions documentVersionQuery': [
    by('editor', ({ news }) => [`news_item:${news.translation_group}`, null]),
  ],
  'mf-content/page-text pageTextQuery': [by(null, () => ['pl', 'gdpr'])],
  'mf-content/people peopleQuery': [by(null)],
  'mf-content/people personQuery': [by(null, ({ person }) => [person])],
  'mf-content/places placesQuery': [by(null)],
  'mf-content/tour tourPreviewQuery': [by('editor', () => ['00000000-0000-4000-8000-000000000000'])],
  'mf-content/tour toursQuery': [by(null)],
  'mf-manager/has-second-factor hasSecondFactorQuery': [by('admin')],
  'mf-manager/newsletter audienceQuery': [by('admin')],
  'mf-manager/newsletter newsletterQuery': [by('admin', () => ['00000000-0000-4000-8000-000000000000'])],
  'mf-manager/newsletter previewQuery': [
    by('admin', () => [
      {
        subscriptionId: SUBSCRIPTION_IDS[0],
        subject: 'Podzim',
        context: { headline: '', align: 'left', body_html: '<p>Sázíme.</p>' },
      },
      'cs',
    ]),
  ],
  'mf-booking/office/next-events nextEventsQuery': [by('sales')],
  'mf-manager/deployments deploymentsQuery': [by('admin')],
  'mf-manager/deployments deployTokensQuery': [by('admin')],
  'mf-manager/web-vitals webVitalDaysQuery': [by('admin', () => [{ route: '/sortiment/:id', device: 'phone' }])],
  'mf-manager/web-vitals webVitalPagesQuery': [by('admin', () => ['all'])],
  'mf-manager/web-vitals webVitalVersionsQuery': [by('admin', () => [{ route: 'all', device: 'desktop' }])],
  'mf-manager/search globalSearchQuery': [by('sales', () => ['javor']), by('editor', () => ['javor'])],
  'mf-manager/site-settings siteSettingsQuery': [by('admin')],
  'mf-shop/basket basketQuery': [by('customer', () => [own()])],
  'mf-shop/catalogue categoriesQuery': [by(null)],
  'mf-shop/catalogue plantListQuery': [
    by(null, () => [NO_FILTERS, 1]),
    by(null, ({ category }) => [
      { ...NO_FILTERS, search: 'javor 12-14', category, sizes: ['C2', 'OK 14-16'], sort: 'height' },
      2,
    ]),
    by(null, () => [{ ...NO_FILTERS, search: 'jvaor', facts: { light: ['shade'], flowering: ['1', '12'] } }, 1]),
  ],
  'mf-shop/catalogue sizesQuery': [by(null)],
  'mf-shop/latest-orders latestOrdersQuery': [by('customer', () => [own(), 'inquiry'])],
  'mf-shop/offered-lines offeredQuery': [by('customer', () => [own(), 'CZ', ['00000000-0000-4000-8000-000000000000']])],
  'mf-shop/offers offerLinesQuery': [
    by(null, ({ offer }) => [null, offer, { search: 'jav', kind: 'S balem' }, 1]),
    by('customer', ({ offer }) => [{ id: own(), country: 'CZ' }, offer, { search: '', kind: null }, 1]),
  ],
  'mf-shop/offers offerQuery': [by(null, ({ offer }) => [null, offer])],
  'mf-shop/offers offersQuery': [by(null, () => [null, 1])],
  'mf-shop/office/figures assortmentFiguresQuery': [by('sales')],
  'mf-shop/office/open-orders openOrdersQuery': [by('admin', ({ customer }) => [customer])],
  'mf-shop/office/order-note orderNoteQuery': [by('sales', () => ['00000000-0000-4000-8000-000000000000'])],
  'mf-shop/office/photo-totals photoTotalsQuery': [by('sales')],
  'mf-shop/office/plants picturedPlantQuery': [by('sales', ({ product }) => [product])],
  'mf-shop/office/plants plantsFoundQuery': [by('sales', () => ['javor babyka']), by('sales', () => [''])],
  'mf-shop/office/quote-draft quoteDraftQuery': [by('sales', () => ['00000000-0000-4000-8000-000000000000'])],
  'mf-shop/office/quotes inquiryQuotesQuery': [by('sales', () => ['00000000-0000-4000-8000-000000000000'])],
  'mf-shop/orders orderCodeQuery': [by('customer', () => ['00000000-0000-4000-8000-000000000000'])],
  'mf-shop/orders ownOrderQuery': [by('customer', () => [own(), 'O26000001'])],
  'mf-shop/orders ownOrdersQuery': [by('customer', () => [own(), 'inquiry', 1])],
  'mf-shop/plant-offers plantOffersQuery': [
    by(null, ({ product }) => [null, product]),
    by('customer', ({ product }) => [{ id: own(), country: 'CZ' }, product]),
  ],
  'mf-shop/product productQuery': [by(null, ({ product }) => [product])],
  'mf-shop/product relatedQuery': [by(null, ({ product, plant }) => [{ id: product, name: plant }])],
  'mf-shop/quotes quotesQuery': [by('customer', () => [own(), '00000000-0000-4000-8000-000000000000'])],
  'mf-shop/related companionsQuery': [by(null, ({ product }) => [product])],
  'mf-shop/related plantArticlesQuery': [by(null, ({ product }) => ['cs', product])],
  'mf-shop/related plantEventsQuery': [by(null, ({ product }) => [product])],
};

test('every query exported by a module of a remote or of the kit of the back office is tested here', async () => {
  expect(Object.keys(ASKED).sort()).toEqual([...(await exportedQueries()).keys()].sort());
});

/** Beginnings of keys that remotes share. */
const SHARED_RESOURCES: readonly string[] = [
  ...Object.keys(restApi.resources),
  ...Object.keys(atRestApi.resources),
  ...restApi.functions,
  ...SERVICE_RESOURCES,
];

const CASES = Object.entries(ASKED).flatMap(([name, asked]) => asked.map((one) => [name, ...one] as const));

/** `mf-shop-office` of `mf-shop/office/quotes quotesQuery`. */
const remoteOf = (name: string): string => name.split(' ')[0]!.split('/').slice(0, -1).join('-');

test.each(CASES)(
  'the query %s has a key of its remote or of a shared resource, and succeeds as %s',
  async (name, visitor, args) => {
    refused.length = 0;
    const exported = (await exportedQueries()).get(name);
    await asVisitor(visitor, async () => {
      const query = typeof exported === 'function' ? (exported(...args(samples)) as unknown) : exported;
      const [root] = (query as FetchQueryOptions).queryKey as readonly string[];
      expect(SHARED_RESOURCES.includes(root!) || root === remoteOf(name)).toBe(true);
      const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      expect(await client.fetchQuery(query as FetchQueryOptions)).toBeDefined();
    });
    expect(refused).toEqual([]);
  },
);
