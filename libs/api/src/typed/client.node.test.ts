import type { Acl, BookingEvent, Dashboard, Locale } from '@arbora/domain';
import { pageOf, row, rows } from '../answers';
import { rest, atRest } from '../rest';
import { answerWith, json } from '../test-server';

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;

/** Takes a value of exactly the type `Expected`: of another one `npm run typecheck` fails. */
function isOf<Expected>() {
  return <Actual>(value: Actual, ..._proof: Same<Actual, Expected> extends true ? [] : ['of another type']) =>
    expect(value).toBeDefined();
}

beforeEach(() => answerWith(json([])));

test('what is selected is what the rows have', async () => {
  const found = await rows(rest().from('news_item').select('id,locale,author'));
  isOf<{ id: string; locale: Locale; author: string | null }[]>()(found);
  const event = await row(rest().from('booking_event').select().eq('id', 'a'));
  isOf<BookingEvent | null>()(event);
  const page = await pageOf(rest().from('product_size').select('position', { count: 'exact' }), 1, 10);
  isOf<{ position: number }[]>()(page.rows);
});

test('what is embedded is one or many, as its foreign key says', async () => {
  const found = await rows(
    rest()
      .from('booking_reservation')
      .select('id,slot:booking_event_slot!inner(name,event:booking_event!inner(title)),tickets:booking_ticket(id)'),
  );
  isOf<{ id: string; slot: { name: string; event: { title: string } }; tickets: { id: string }[] }[]>()(found);
  const people = await rows(atRest().from('auth_person').select('id,profile:user_profile!inner(acl)'));
  isOf<{ id: string; profile: { acl: Acl[] | null } }[]>()(people);
});

test('what a function returns', async () => {
  const items = await rows(rest().rpc('katalog_search', { query: 'javor' }).select('name').order('name'));
  isOf<{ name: string }[]>()(items);
  const dashboard = await row(rest().rpc('get_dashboard'));
  isOf<Dashboard | null>()(dashboard);
  // @ts-expect-error `isOf` tells types apart that are assignable to each other
  isOf<Dashboard | null | undefined>()(dashboard);
});

test('a misspelt name is no type', () => {
  // @ts-expect-error there is no such resource
  rest().from('news_itm');
  // @ts-expect-error a resource of the other service
  rest().from('auth_person');
  const news = rest().from('news_item');
  // @ts-expect-error a column that there is not
  news.select('id,titel');
  // @ts-expect-error a list that is known at run time only
  news.select('id' as string);
  const events = rest().from('booking_event');
  // @ts-expect-error an embed of nothing
  events.select('id,slots:booking_slot(id)');
  // @ts-expect-error an embed without a relation
  events.select('id,person:user_profile(id)');
  // @ts-expect-error a column of an embed
  events.select('id,slots:booking_event_slot(nme)');
  // @ts-expect-error a column of an embed in an embed
  rest().from('booking_reservation').select('id,slot:booking_event_slot(id,event:booking_event(titel))');
  // @ts-expect-error a function that there is not
  rest().rpc('katalog_serch', { query: 'javor' });
  // @ts-expect-error an argument that there is not
  rest().rpc('katalog_search', { qery: 'javor' });
  // @ts-expect-error a column of what a function returns
  rest().rpc('katalog_search', { query: 'javor' }).select('nme');
});

test('a filter or an order of a wrong name or type is no type', () => {
  const events = rest().from('booking_event').select('id,slots:booking_event_slot(date_start)');
  // @ts-expect-error a column that there is not
  events.eq('idd', 'a');
  // @ts-expect-error a column of gt, which the library would take
  events.gt('date_strt', '2026-11-01');
  // @ts-expect-error a text for a boolean
  events.eq('is_public', 'true');
  // @ts-expect-error null, which equals nothing
  events.eq('perex', null);
  // @ts-expect-error a boolean for a text
  events.is('title', true);
  // @ts-expect-error a pattern for a boolean
  events.like('is_public', '%a%');
  // @ts-expect-error a column of the embed
  events.gt('slots.date_strt', '2026-11-01');
  // @ts-expect-error an order by nothing
  events.order('creatd_at');
  // @ts-expect-error a number among texts
  rest().from('news_item').select('id').in('slug', [1]);
  // @ts-expect-error an element of a list
  rest().from('katalog_items').select('name').contains('category_ids', [1]);
  events.gt('slots.date_start', '2026-11-01').is('perex', null).like('title', '%a%').order('date_start');
  atRest().from('auth_person').select('id').eq('roles->>0', 'arbora_registration');
});

test('a write of a wrong column or type, or of one that nobody may write, is no type', () => {
  const events = rest().from('booking_event');
  // @ts-expect-error a column that there is not
  events.update({ titel: 'Den stromů' });
  const payload = { title: 'Den stromů', titel: 'Den stromů' };
  // @ts-expect-error a column of a variable
  events.update(payload);
  // @ts-expect-error a text for a boolean
  events.update({ is_public: 'yes' });
  // @ts-expect-error what the database sets
  events.update({ created_at: '2026-11-01' });
  // @ts-expect-error without a date, which an event needs
  events.insert({ title: 'Den stromů', address: 'Obříství', mask_vs: '26' });
  // @ts-expect-error a view that nobody writes
  rest().from('offer_list_public').update({ title: 'Javory' });
  events.insert({ title: 'Den stromů', address: 'Obříství', mask_vs: '26', date_start: '2026-11-01T08:00:00Z' });
});
