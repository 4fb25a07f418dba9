import { randomBytes } from 'node:crypto';
import { pragueTime, seedAccounts, seedContent, seedGuests, seedNews, seedPeople } from '@arbora/demo-data';
import { Client } from 'pg';
import { testDatabase, type TestDatabase } from '../database';
import { testServer } from '../server-state';
import type { Connection } from '../../src/database/connection';
import { upgradeSchema } from '../../src/database/schema/upgrade-schema';

const TABLES = [
  'news_item', 'news_bulletin', 'news_bulletin__news_item', 'photogallery', 'person_card', 'job_position', 'news_rating',
  'news_comment',
]; // oxfmt-ignore

async function query<Row extends object>(connection: Connection, sql: string): Promise<Row[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('what is seeded', () => {
  let db: TestDatabase;
  beforeAll(async () => void (db = await testDatabase()));
  afterAll(() => db.close());

  const count = async (condition: string) => {
    const [row] = await db.asOwner<{ count: number }>(`select count(*)::integer as count from ${condition}`);
    return row?.count;
  };

  test('six issues are published in every language, and one is a draft', async () => {
    for (const locale of ['cs', 'en', 'pl']) {
      expect(await count(`news_bulletin where locale = '${locale}' and is_published`)).toBe(6);
      expect(await count(`news_bulletin where locale = '${locale}' and not is_published`)).toBe(1);
    }
  });

  test('an issue has its commentary and consecutive items of its language', async () => {
    const rows = await db.asOwner<{
      positions: number[];
      languages: string[];
      tag: string;
      hero: string;
      first: string;
    }>(`
      select array_agg(link.position order by link.position) as positions,
        array_agg(distinct item.locale || bulletin.locale) as languages, commentary.tag,
        bulletin.hero_item_id as hero, (array_agg(item.id order by link.position))[1] as first
      from news_bulletin bulletin
      join news_item commentary on commentary.id = bulletin.commentary_item_id
        and commentary.locale = bulletin.locale and commentary.is_published = bulletin.is_published
      join news_bulletin__news_item link on link.bulletin_id = bulletin.id
      join news_item item on item.id = link.item_id
      group by bulletin.id, commentary.tag`);
    expect(rows).toHaveLength(21);
    for (const { positions, languages, tag, hero, first } of rows) {
      expect(positions).toEqual(positions.map((_position, index) => index + 1));
      expect(['cscs', 'enen', 'plpl']).toEqual(expect.arrayContaining(languages));
      expect(tag).toBe('commentary');
      expect(hero).toBe(first);
    }
  });

  test('every published bulletin contains published news only', async () => {
    const hidden = `news_bulletin bulletin join news_bulletin__news_item link on link.bulletin_id = bulletin.id
      join news_item item on item.id = link.item_id where bulletin.is_published and not item.is_published`;
    expect(await count(hidden)).toBe(0);
  });

  test('there are public and private galleries, people and positions', async () => {
    expect(await count('photogallery where is_public')).toBe(8);
    expect(await count('photogallery where not is_public')).toBe(1);
    expect(await count('person_card where is_public')).toBe(12);
    expect(await count('job_position where is_public')).toBe(5);
    expect(await count('job_position where not is_public')).toBe(2);
  });

  test('comments are newer than their articles, and their authors have a nickname', async () => {
    expect(await count('news_comments')).toBeGreaterThan(50);
    expect(await count('news_comments where nickname is null')).toBe(0);
    expect(await count('news_comment c join news_item i on i.id = c.news_id where c.created_at < i.created_at')).toBe(
      0,
    );
    expect(await count('news_rating_counts')).toBeGreaterThan(30);
  });
});

describe('seeding', () => {
  const now = new Date('2026-11-21T20:15:00Z');
  const made: Connection[] = [];
  afterAll(async () => {
    for (const { database } of made) await query(testServer().owner, `drop database ${database} with (force)`);
  });

  async function seeded(at: Date, scale: number): Promise<Connection> {
    const { owner } = testServer();
    const target = { ...owner, database: `arbora_seed_${randomBytes(4).toString('hex')}` };
    await query(owner, `create database ${target.database}`);
    made.push(target);
    await upgradeSchema(target);
    const client = new Client(target);
    await client.connect();
    await seedAccounts(client, at);
    await seedGuests(client, pragueTime(at, -40, 8));
    await seedPeople(client, at);
    await seedNews(client, at, scale);
    await seedContent(client, at, scale);
    await client.end();
    return target;
  }

  const facts = async (target: Connection) => {
    const all: Record<string, unknown> = {};
    for (const table of TABLES) {
      const hashes = `select md5((to_jsonb(one) - 'updated_at')::text) as hash from ${table} one`;
      [all[table]] = await query(
        target,
        `select count(*), md5(string_agg(hash, '' order by hash)) from (${hashes}) row`,
      );
    }
    return all;
  };

  test('seeding is deterministic within a day, at any scale', async () => {
    const [morning, evening] = await Promise.all([seeded(new Date('2026-11-21T06:00:00Z'), 3), seeded(now, 3)]);
    expect(await facts(morning)).toEqual(await facts(evening));
    const [news] = await query<Record<string, number>>(
      evening,
      `select count(*)::integer as items, count(distinct (locale, translation_group))::integer as groups,
         (select count(*)::integer from news_comment) as comments
       from news_item where tag = 'news' and is_published`,
    );
    expect(news).toMatchObject({ items: 100 * 3, groups: 100 * 3 });
    expect(news?.['comments']).toBeGreaterThan(150);
  });
});
