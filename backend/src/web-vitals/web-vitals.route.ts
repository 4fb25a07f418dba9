import type { VisitVitals } from '@arbora/domain';
import * as v from 'valibot';
import { limitKey } from '../http/client-ip';
import { requiredMachineText } from '../http/fields';
import { tryCountCall, type RateLimit } from '../http/rate-limit';
import type { App, Deps } from '../service';

const measured = (most: number) =>
  v.nullable(v.pipe(v.number('invalid'), v.minValue(0, 'invalid'), v.maxValue(most, 'invalid')));

/** Longest time of a page that was open in the background, in milliseconds. */
const DAY_MS = 86_400_000;

/** A `VisitVitals` of libs/domain. */
const body = v.strictObject({
  route: requiredMachineText(200),
  remote: requiredMachineText(60),
  version: v.pipe(requiredMachineText(60), v.regex(/^[\w-]+$/, 'invalid')),
  device: v.picklist(['phone', 'desktop'], 'invalid'),
  lcp: measured(DAY_MS),
  inp: measured(DAY_MS),
  cls: measured(1000),
}) satisfies v.GenericSchema<unknown, VisitVitals>;

/** More than the measured visits of the people behind one address; too few to distort the percentiles. */
const LIMIT: RateLimit = { scope: 'web-vitals', max: 60, windowSeconds: 3600 };

/** Version of a page that was open during a deployment: earlier versions are unbounded. */
const OTHER = 'other';

/**
 * `POST /api/web-vitals` → 204, also for a report that is dropped because it is beyond the limit or of a route that is
 * not deployed: no visitor waits for it. Adds the values to the histograms of today.
 */
export function registerWebVitals(app: App, { database }: Deps): void {
  app.post(
    '/api/web-vitals',
    {
      config: { access: 'public', token: 'ignored' },
      schema: { summary: 'Reports the web vitals of a visit', body },
    },
    async (request, reply) => {
      const { route, remote, version, device, lcp, inp, cls } = request.body;
      const registry = app.registryFile.read();
      const deployed = registry?.remotes.find(({ name }) => name === remote);
      const canary = registry?.canaries?.[remote]?.entry;
      const entry = canary?.version === version ? canary : deployed;
      if (!entry?.routes.some(({ pattern }) => pattern === route)) return reply.code(204).send();
      if ((await tryCountCall(database, LIMIT, limitKey(request))) > 0) return reply.code(204).send();
      await database.service.query('select app_private.record_web_vitals($1, $2, $3, $4, $5, $6, $7)', [
        remote,
        version === entry.version ? version : OTHER,
        route,
        device,
        lcp,
        inp,
        cls,
      ]);
      return reply.code(204).send();
    },
  );
}
