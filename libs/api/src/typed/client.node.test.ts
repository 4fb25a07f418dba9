import type { Acl, BookingEvent, Dashboard, Locale } from '@arbora/domain';
import { pageOf, row, rows } from '../results';
import { rest, atRest } from '../rest';
import { answerWith, json } from '../test-server';

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;

/** Accepts only a value of exactly the type `Expected`; otherwise `npm run typecheck` fails. */
function isOf<Expected>() {
  return <Actual>(value: Actual, ..._proof: Same<Actual, Expected> extends true ? [] : ['of another type']) =>
    expect(value).toBeDefined();
}

beforeEach(() => answerWith(json([])));

test('rows have the type of the selected columns', async () => {
  const found = await rows(rest().from('news_item').select('id,locale,author'));
  isOf<{ id: string; locale: Locale; author: string | null }[]>()(found);
  const event = await row(rest().from('booking_event').select().eq('id', 'a'));
  isOf<BookingEvent | null>()(event);
  const page = await pageOf(rest().from('product_size').select('position', { count: 'exact' }), 1, 10);
  isOf<{ position: number }[]>()(page.rows);
});

test('an embedded resource is one row or many, by its foreign key', async () => {
  const found = await rows(
    rest()
      .from('booking_reservation')
      .select('id,slot:booking_event_slot!inner(name,event:booking_event!inner(title)),tickets:booking_ticket(id)'),
  );
  isOf<{ id: string; slot: { name: string; event: { title: string } }; tickets: { id: string }[] }[]>()(found);
  const people = await rows(atRest().from('auth_person').select('id,profile:user_profile!inner(acl)'));
  isOf<{ id: string; profile: { acl: Acl[] | null } }[]>()(people);
});

test('a function call has the type of its result', async () => {
  const items = await rows(rest().rpc('katalog_search', { query: 'javor' }).select('name').order('name'));
  isOf<{ name: string }[]>()(items);
  const dashboard = await row(rest().rpc('get_dashboard'));
  isOf<Dashboard | null>()(dashboard);
  // @ts-expect-error `isOf` distinguishes types that are assignable to each other
  isOf<Dashboard | null | undefined>()(dashboard);
});

test('a misspelt name is a type error', () => {
  // @ts-expect-error unknown resource
  rest().from('news_itm');
  // @ts-expect-error resource of the other service
  rest().from('auth_person');
  const news = rest().from('news_item');
  // @ts-expect-error unknown column
  news.select('id,titel');
  // @ts-expect-error select list not known at compile time
  news.select('id' as string);
  const events = rest().from('booking_event');
  // @ts-expect-error unknown embedded resource
  events.select('id,slots:booking_slot(id)');
  // @ts-expect-error embedded resource without a relation
  events.select('id,person:user_profile(id)');
  // @ts-expect-error unknown column of an embedded resource
  events.select('id,slots:booking_event_slot(nme)');
  // @ts-expect-error unknown column of a nested embedded resource
  rest().from('booking_reservation').select('id,slot:booking_event_slot(id,event:booking_event(titel))');
  // @ts-expect-error unknown function
  rest().rpc('katalog_serch', { query: 'javor' });
  // @ts-expect-error unknown argument
  rest().rpc('katalog_search', { qery: 'javor' });
  // @ts-expect-error unknown column of a function's result
  rest().rpc('katalog_search', { query: 'javor' }).select('nme');
});

test('a filter or an order with a wrong name or type is a type error', () => {
  const events = rest().from('booking_event').select('id,slots:booking_event_slot(date_start)');
  // @ts-expect-error unknown column
  events.eq('idd', 'a');
  // @ts-expect-error unknown column of gt, which the library would accept
  events.gt('date_strt', '2026-11-01');
  // @ts-expect-error text for a boolean
  events.eq('is_public', 'true');
  // @ts-expect-error null, which never equals
  events.eq('perex', null);
  // @ts-expect-error boolean for a text
  events.is('title', true);
  // @ts-expect-error pattern for a boolean
  events.like('is_public', '%a%');
  // @ts-expect-error unknown column of the embedded resource
  events.gt('slots.date_strt', '2026-11-01');
  // @ts-expect-error order by an unknown column
  events.order('creatd_at');
  // @ts-expect-error number among texts
  rest().from('news_item').select('id').in('slug', [1]);
  // @ts-expect-error wrong element type of a list
  rest().from('katalog_items').select('name').contains('category_ids', [1]);
  events.gt('slots.date_start', '2026-11-01').is('perex', null).like('title', '%a%').order('date_start');
  atRest().from('auth_person').select('id').eq('roles->>0', 'arbora_registration');
});

test('a write with an unknown, wrongly typed or read-only column is a type error', () => {
  const events = rest().from('booking_event');
  // @ts-expect-error unknown column
  events.update({ titel: 'Den stromů' });
  const payload = { title: 'Den stromů', titel: 'Den stromů' };
  // @ts-expect-error unknown column in a variable
  events.update(payload);
  // @ts-expect-error text for a boolean
  events.update({ is_public: 'yes' });
  // @ts-expect-error column set by the database
  events.update({ created_at: '2026-11-01' });
  // @ts-expect-error missing required date
  events.insert({ title: 'Den stromů', address: 'Obříství', mask_vs: '26' });
  // @ts-expect-error read-only view
  rest().from('offer_list_public').update({ title: 'Javory' });
  events.insert({ title: 'Den stromů', address: 'Obříství', mask_vs: '26', date_start: '2026-11-01T08:00:00Z' });
});
