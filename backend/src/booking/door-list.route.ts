import { ROLE, type DoorList } from '@arbora/domain';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import { uuid } from '../http/fields';
import type { App, Deps } from '../service';

/** `GET /api/backend/door_list?event_id=` → `DoorList`: the tickets of an event that a device keeps for use without a network. */
export function doorListRoute(app: App, { database }: Deps): void {
  app.get(
    '/api/backend/door_list',
    {
      config: { access: [ROLE.manager] },
      schema: {
        summary: 'The tickets of an event, for a device at the door',
        errors: ['auth.forbidden', 'not_found'],
        querystring: v.object({ event_id: uuid }),
      },
    },
    async (request): Promise<DoorList> => {
      const { rows } = await database.asRole(request.caller.claims, (client) =>
        client.query<{ list: DoorList | null }>('select app.door_list($1) as list', [request.query.event_id]),
      );
      const list = rows[0]?.list;
      if (!list) throw new AppError('not_found');
      return list;
    },
  );
}
