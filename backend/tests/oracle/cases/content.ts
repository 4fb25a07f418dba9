import { seedId } from '@arbora/demo-data';
import { ID } from '../fixture';
import { ask } from '../oracle-case';

const FULL = 'return=representation';
const ISSUE = seedId('bulletin cs 47');
const DRAFT = seedId('bulletin cs 48');

/** A table with two references to another and a junction to it, and views that refer to it. */
export const contentCases = [
  ...(['anon', 'customer', 'editor'] as const).flatMap((caller) => [
    ask(caller, 'GET /news_bulletin?select=issue_number,title&locale=eq.cs&order=issue_number.desc', {
      prefer: 'count=exact',
    }),
    ask(
      caller,
      'GET /news_bulletin?select=issue_number,commentary:news_item!commentary_item_id(title),hero:news_item!hero_item_id(title,is_published)&locale=eq.en&order=issue_number',
    ),
    ask(
      caller,
      `GET /news_bulletin__news_item?bulletin_id=in.(${ISSUE},${DRAFT})&select=position,news_item(title)&order=bulletin_id,position`,
    ),
    ask(caller, `GET /news_comments?select=nickname,body,edited_at&order=created_at.desc,id&limit=5`),
    ask(caller, `GET /news_comments_manager?select=title,email&order=created_at.desc,id&limit=5`),
    ask(caller, `GET /news_rating?select=news_id&profile_id=eq.${ID.customer}`),
    ask(caller, 'GET /job_position?select=title,pay_from,benefits,closes_on&order=is_public.desc,created_at.desc'),
    ask(caller, 'GET /photogallery?select=name,sort,is_public&order=sort'),
    ask(caller, 'GET /person_card?select=name,position_pl&branch=eq.Smržice&order=sort'),
  ]),
  ask('anon', 'GET /news_bulletin?select=issue_number,news_item(title)&limit=1'),
  ask(
    'anon',
    'GET /news_bulletin?select=issue_number,items:news_item!news_bulletin__news_item(title)&order=issue_number,locale&items.order=title&limit=3',
  ),
  ask(
    'anon',
    `GET /news_bulletin__news_item?bulletin_id=eq.${ISSUE}&select=news_item_id,item_id(title)&order=position`,
  ),
  ask('anon', 'GET /news_rating_counts?select=news_id,count,news_item(title)&order=count.desc,news_id&limit=3'),
  ask('customer', `POST /news_rating`, { body: { news_id: ID.news, profile_id: ID.customer } }),
  ask('customer', `POST /news_rating?select=news_id`, {
    body: { news_id: ID.news, profile_id: ID.customer },
    prefer: `${FULL}, resolution=ignore-duplicates`,
  }),
  ask('customer', `POST /news_rating`, { body: { news_id: ID.draft, profile_id: ID.customer } }),
  ask('customer', `POST /news_rating`, { body: { news_id: ID.news, profile_id: ID.other } }),
  ask('anon', `POST /news_rating`, { body: { news_id: ID.news, profile_id: ID.other } }),
  ask('customer', `POST /news_comment`, { body: { news_id: ID.news, profile_id: ID.customer, body: '<b> </b>' } }),
  ask('customer', `POST /news_comment`, { body: { news_id: ID.news, body: 'Bez autora' } }),
  ask('editor', `POST /news_bulletin__news_item?select=bulletin_id,item_id,position`, {
    body: [
      { bulletin_id: ISSUE, item_id: ID.news, position: 1 },
      { bulletin_id: ISSUE, item_id: ID.draft, position: 2 },
    ],
    prefer: `${FULL}, resolution=merge-duplicates`,
  }),
  ask('editor', `POST /news_bulletin__news_item?select=position`, {
    body: { bulletin_id: ISSUE, item_id: ID.news },
    prefer: FULL,
  }),
  ask('editor', `POST /news_bulletin__news_item`, {
    body: { bulletin_id: ISSUE, item_id: ID.news, news_item_id: ID.news },
  }),
  ask('editor', `PATCH /news_bulletin?id=eq.${DRAFT}&select=is_published`, {
    body: { is_published: true },
    prefer: FULL,
  }),
  ask('customer', `PATCH /news_bulletin?id=eq.${DRAFT}`, { body: { is_published: true } }),
];
