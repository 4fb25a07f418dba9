import { createHash } from 'node:crypto';
import type { FailureKind } from '@arbora/domain';
import type { App, Deps } from '../service';
import { openSourceMaps } from './source-maps';

/** A failure without personal data. */
export interface Failure {
  kind: FailureKind;
  /** `shell` or a deployed remote, otherwise `other`; likewise its version. */
  remote: string;
  version: string;
  build: string;
  /** Pattern of a deployed route. */
  route: string | null;
  message: string;
  /** Places in built files, innermost first: see `framesOf`. */
  frames: readonly string[];
}

export interface FailureLog {
  /** Counts a failure in its group, which admins see in the back office. Never rejects: it is logged if it cannot. */
  record(failure: Failure): Promise<void>;
}

/** Longest frame; those of the site's builds are much shorter. */
const MAX_FRAME = 300;

function fingerprintOf({ remote, version, kind, route, message, frames }: Failure): string {
  const group = JSON.stringify([remote, version, kind, route, message, frames[0] ?? null]);
  return createHash('sha256').update(group).digest('hex');
}

declare module 'fastify' {
  interface FastifyInstance {
    failures: FailureLog;
  }
}

/** Decorates the app with the groups of failures in the database. */
export function registerFailureLog(app: App, { config, database }: Deps): void {
  const maps = openSourceMaps(config.siteDir, (wanted) => {
    const registry = app.registryFile.read();
    return wanted === 'shell' || (registry?.remotes ?? []).some(({ name }) => name === wanted);
  });
  app.decorate('failures', {
    async record(failure) {
      try {
        const frames: string[] = [];
        // One after the other: frames of a stack mostly share their files.
        for (const frame of failure.frames) frames.push((await maps.resolve(frame)).slice(0, MAX_FRAME));
        const { kind, remote, version, build, route, message } = failure;
        await database.service.query('select app_private.record_failure($1, $2, $3, $4, $5, $6, $7, $8)', [
          fingerprintOf(failure),
          kind,
          remote,
          version,
          build,
          route,
          message,
          frames,
        ]);
      } catch (error) {
        app.log.error({ err: error }, 'a failure was not recorded');
      }
    },
  } satisfies FailureLog);
}
