import type { ClientBase } from 'pg';
import { DEMO_ACCOUNTS, personId } from '../accounts';
import { GUESTS } from '../guests';
import { insertRows } from '../insert';
import { languagesOf, newsId, TOPICS } from '../news/news';
import { pragueTime } from '../prague-time';
import { randomFrom } from '../random';
import { seedId } from '../seed-id';

const HOUR = 3_600_000;

/** Comments that fit any news item. */
const REMARKS = {
  cs: [
    'Děkuji za článek, přesně tohle jsem hledal.',
    'Vyzkoušeli jsme to loni na podzim a všechny stromy se ujaly.',
    'A co na těžké jílovité půdě? Funguje to tam také?',
    'Máme to doma přesně naopak, tak uvidíme na jaře.',
    'Skvěle napsané, poslal jsem to celé obci.',
    'Šlo by k tomu přidat i fotografie?',
    'Platí to i pro stromy v nádobách na terase?',
    'Souhlasím, jen bych doporučil víc mulčovat.',
    'Na pobočce v Obříství mi poradili úplně stejně, děkuji.',
    'U nás v Podkrkonoší je mráz o tři týdny dřív, takže raději na jaře.',
    'Konečně někdo napsal, že se nemá spěchat.',
    'Dá se to koupit i ve Smržicích, nebo jen v Obříství?',
    'Přijedeme se podívat na rezervační dny, už se těšíme.',
    'Podrobnosti k substrátům jsou i na https://arbora.example/cs/novinky – doporučuji přečíst.',
    'Sousedé to dělají léta a nestěžují si.',
  ],
  en: [
    'Just what I was looking for, thank you.',
    'Does this hold for heavy clay as well?',
    'We tried it last autumn and every tree took.',
    'Could you add some photographs?',
    'Well written; I have sent it to our parish council.',
    'We are coming to the booking days and look forward to it.',
  ],
  pl: [
    'Dziękuję, dokładnie tego potrzebuję.',
    'A jak to wygląda na ciężkiej, gliniastej glebie?',
    'Spróbowaliśmy zeszłej jesieni i przyjęły się wszystkie drzewa.',
    'Czy można by dodać kilka zdjęć?',
    'Bardzo przystępnie napisane, przesyłam artykuł do gminy.',
    'Przyjedziemy na dni rezerwacji i już się cieszymy.',
  ],
} as const;

/** Likelihood of a rating by a person, and the upper bound of comments, by language. */
const INTEREST = {
  cs: { ratings: 0.5, comments: 6 },
  en: { ratings: 0.15, comments: 2.5 },
  pl: { ratings: 0.15, comments: 2.5 },
} as const;

/** Seeds ratings and comments of customers, more of them for newer news. `scale` multiplies comments and raters. */
export async function seedFeedback(client: ClientBase, now: Date, scale = 1): Promise<void> {
  const morning = Date.parse(pragueTime(now, 0, 8));
  const random = randomFrom(37);
  const people = [
    ...DEMO_ACCOUNTS.filter(({ profile, role }) => profile.nickname !== undefined && role.endsWith('_customer')),
    ...GUESTS,
  ].map(({ email }) => personId(email));
  const items = TOPICS.flatMap((topic) =>
    languagesOf(topic).map(([locale]) => ({ id: newsId(locale, topic), age: topic.age, locale })),
  );

  const ratings = items.flatMap(({ id, age, locale }) => {
    const share = INTEREST[locale].ratings * (age < 30 ? 1 : 0.6) * (0.4 + random());
    return people.filter(() => random() < share).map((profile_id) => ({ news_id: id, profile_id }));
  });
  const comments = items.flatMap(({ id, age, locale }) => {
    const published = Date.parse(pragueTime(now, -age, 10));
    const count = Math.floor(random() * INTEREST[locale].comments);
    return Array.from({ length: count }, (_, index) => ({
      id: seedId(`comment ${id} ${index}`),
      news_id: id,
      profile_id: pick(people, random),
      body: pick(REMARKS[locale], random),
      // Between the publication and today.
      created_at: new Date(published + random() * (morning - published)).toISOString(),
    }));
  });
  await insertRows(
    client,
    'public.news_rating',
    ratings.map((rating) => ({ ...rating, created_at: new Date(morning).toISOString() })),
  );
  await insertRows(client, 'public.news_comment', withEdits(comments));
  if (scale > 1) await multiply(client, scale, new Date(morning).toISOString());
}

/** Edits every tenth comment a quarter of an hour later. */
function withEdits(comments: { created_at: string }[]): object[] {
  return comments.map((comment, index) => ({
    ...comment,
    edited_at: index % 10 === 9 ? new Date(Date.parse(comment.created_at) + HOUR / 4).toISOString() : null,
  }));
}

/** Copies comments evenly over all published news, deterministically by number. */
async function multiply(client: ClientBase, scale: number, morning: string): Promise<void> {
  const spread = `
    with item as (select id, row_number() over (order by id) as place, count(*) over () as total
      from public.news_item where is_published and tag = 'news'),
    author as (select id, row_number() over (order by id) as place, count(*) over () as total
      from public.user_profile where nickname is not null)`;
  await client.query(
    `${spread}
     insert into public.news_comment (id, news_id, profile_id, body, created_at)
     select md5('comment ' || old.id || n)::uuid, item.id, author.id, old.body, old.created_at - n * interval '3 hours'
     from (select *, row_number() over (order by id) as place from public.news_comment) old
     cross join generate_series(2, $1::integer) n
     join item on item.place = 1 + (old.place * 31 + n * 17) % item.total
     join author on author.place = 1 + (old.place * 7 + n * 13) % author.total`,
    [scale],
  );
  await client.query(
    `${spread}
     insert into public.news_rating (news_id, profile_id, created_at)
     select item.id, author.id, $2
     from item cross join generate_series(1, least($1::integer, 50)) n
     join author on author.place = 1 + (item.place * 11 + n * 29) % author.total
     on conflict do nothing`,
    [scale, morning],
  );
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}
