import { possibleRegistries } from '../registry/variants';
import { Counter } from 'prom-client';
import * as v from 'valibot';
import { framesOf, messageWithoutPersonalData } from '../failures/without-personal-data';
import { limitKey } from '../http/client-ip';
import { requiredMachineText } from '../http/fields';
import { tryCountCall, type RateLimit } from '../http/rate-limit';
import type { App, Deps } from '../service';

/** A `ClientError` of libs/domain. */
const body = v.strictObject({
  kind: v.picklist(['error', 'rejection', 'page', 'load'], 'invalid'),
  build: v.pipe(requiredMachineText(40), v.regex(/^[\w-]+$/, 'invalid')),
  remote: v.nullable(requiredMachineText(60)),
  route: v.nullable(requiredMachineText(200)),
  message: v.pipe(v.string('required'), v.maxLength(2000, 'too_long')),
  stack: v.pipe(v.string('required'), v.maxLength(8000, 'too_long')),
});

/** More than a broken page reports for the visitors behind one address; too few to fill the log. */
const LIMIT: RateLimit = { scope: 'client-errors', max: 60, windowSeconds: 3600 };

/** Label of what is not deployed, whose names are unbounded. */
const OTHER = 'other';

/**
 * `POST /api/client-errors` → 204, also for a report beyond the limit, which is dropped: no visitor waits for it. Logs the
 * failure without personal data, counts it by remote, version and kind, and adds it to the groups of the back office.
 */
export function registerClientErrors(app: App, { database }: Deps): void {
  const reported = new Counter({
    name: 'arbora_client_errors_total',
    help: 'Failures reported by browsers, by remote, its version and kind',
    labelNames: ['remote', 'version', 'kind'] as const,
    registers: [app.metrics.registry],
  });

  /** The remote and its version, if that is the deployed one or a canary. */
  function labelsOf(remote: string | null, build: string, frames: readonly string[]) {
    const registry = app.registryFile.read();
    const possible = registry ? possibleRegistries(registry) : [];
    const versions = possible.flatMap((one) => {
      const entry = remote === 'shell' ? one.shell : one.remotes.find(({ name }) => name === remote);
      return entry ? [{ build: one.build, version: entry.version }] : [];
    });
    if (remote === null || versions.length === 0) return { remote: OTHER, version: OTHER };
    const found =
      versions.find(({ version }) => frames.some((frame) => frame.startsWith(`${remote}/${version}/`))) ??
      versions.find((one) => one.build === build);
    return { remote, version: found?.version ?? OTHER };
  }
  function isRoute(pattern: string | null): boolean {
    const remotes = app.registryFile.read()?.remotes ?? [];
    return remotes.some(({ routes }) => routes.some((rule) => rule.pattern === pattern));
  }

  app.post(
    '/api/client-errors',
    {
      config: { access: 'public', token: 'ignored' },
      schema: { summary: 'Reports a failure in a browser', body },
    },
    async (request, reply) => {
      const { kind, build, remote, route, message, stack } = request.body;
      if ((await tryCountCall(database, LIMIT, limitKey(request))) > 0) return reply.code(204).send();
      const frames = framesOf(stack);
      const failed = labelsOf(remote, build, frames);
      reported.inc({ ...failed, kind });
      const error = messageWithoutPersonalData(message);
      const pattern = isRoute(route) ? route : null;
      app.log.warn({ kind, ...failed, build, route: pattern, error, frames }, 'failure in a browser');
      await app.failures.record({ kind, ...failed, build, route: pattern, message: error, frames });
      return reply.code(204).send();
    },
  );
}
