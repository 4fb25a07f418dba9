import * as v from 'valibot';
import type { App, Deps } from '../service';

const ID_LIST = /^in\.\((?:[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,19})?\)$/i;

const query = v.strictObject({
  id: v.optional(
    v.pipe(
      v.string(),
      v.regex(ID_LIST, 'invalid'),
      v.transform((list) => list.slice('in.('.length, -1).split(',').filter(Boolean)),
      v.array(v.pipe(v.string(), v.uuid('invalid'))),
    ),
  ),
});

/** A newsletter as visitors see it (spec §3 subscription). */
export interface Subscription {
  id: string;
  position: number;
  name: string;
  name_en: string;
  name_pl: string;
  perex: string;
  perex_en: string;
  perex_pl: string;
}

/** `GET /api/mailing/postman_subscription_public?id=in.(a,b)` → the offered newsletters, optionally of these ids. */
export function subscriptionsRoute(app: App, { config, database }: Deps): void {
  app.get(
    '/api/mailing/postman_subscription_public',
    {
      config: { access: 'public', token: 'ignored' },
      schema: { summary: 'Newsletters that are offered', querystring: query },
    },
    (request) =>
      database.asRole(null, async (client) => {
        const { rows } = await client.query<Subscription>(
          `select id, position, name, name_en, name_pl, perex, perex_en, perex_pl
           from public.subscription where id = any ($1::uuid[]) and ($2::uuid[] is null or id = any ($2))
           order by array_position($1::uuid[], id)`,
          [config.mailingLists, request.query.id ?? null],
        );
        return rows;
      }),
  );
}
