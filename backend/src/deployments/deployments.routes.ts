import { createHash } from 'node:crypto';
import {
  changeVersions,
  deploy,
  DeploymentRefused,
  ReceivedBuilds,
  siteInFolder,
  type Target,
} from '@arbora/deployment';
import { ROLE, type ChangeAnswer, type ChangeOfVersions } from '@arbora/domain';
import type { Registry } from '@arbora/registry';
import * as v from 'valibot';
import { AppError } from '../http/errors';
import type { App, Deps } from '../service';
import { changeOfVersions, deployment, packageName, sentBuilds, sentHashes, sha256 } from './fields';
import { requireTeam, teamOfRequest } from './team-token';

/** More than any file of a build. */
const FILE_LIMIT = 16 * 1024 * 1024;
/** The list of a build's files. */
const LIST_LIMIT = 4 * 1024 * 1024;

/** The folder of the site cannot be written, as in a container without a volume for it. */
const READ_ONLY: ReadonlySet<unknown> = new Set(['EROFS', 'EACCES', 'EPERM']);

/** Runs a change; a refusal is a 409 whose message names the reason. */
export async function refusalsAnswered<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof DeploymentRefused)
      throw new AppError('deployment.refused', { message: error.message, cause: error });
    if (READ_ONLY.has((error as NodeJS.ErrnoException).code))
      throw new AppError('deployment.read_only', { cause: error });
    throw error;
  }
}

async function answerOf(
  app: App,
  change: Promise<{ registry: Registry; changes: ChangeAnswer['changes'] }>,
): Promise<ChangeAnswer> {
  const { registry, changes } = await refusalsAnswered(change);
  await app.siteMirror?.sync();
  return { build: registry.build, changes };
}

const packagesOf = (change: ChangeOfVersions): readonly string[] => ('names' in change ? change.names : [change.name]);

/**
 * Deployments by the token of a team (`Authorization: Bearer`): `GET /api/deployments` → SiteInfo;
 * `POST /api/deployments/missing` {name, files: hashes} → {missing: hashes} of the files to send;
 * `PUT /api/deployments/files/:sha256` with a file → 204, 400 request.invalid if its hash is another;
 * `POST /api/deployments/published` {builds} → versions by package, which are not deployed;
 * `POST /api/deployments` ChangeRequest → ChangeAnswer, or 409 deployment.refused with the reason in `message`.
 * The same for admins, except that they send no files: `GET` and `POST /api/backend/deployments`.
 */
export function deploymentsRoutes(app: App, { config, database }: Deps): void {
  const { siteDir } = config;
  const received = new ReceivedBuilds(siteDir);
  const { deployTarget } = app;
  const site = siteInFolder(deployTarget);
  const ofTeam = {
    config: { access: 'public', token: 'ignored' } as const,
    onRequest: teamOfRequest(database),
  };
  const errors = ['auth.login_required', 'auth.token_invalid', 'auth.forbidden'] as const;
  app.decorateRequest('team', null);

  /** Refuses a change that the server itself would not deliver. */
  function requireKey(): void {
    if (config.siteKeys === null || deployTarget.key) return;
    const message = 'This server delivers signed deployments only, and has no DEPLOY_SIGNING_KEY to sign with';
    throw new AppError('deployment.refused', { message });
  }

  app.get('/api/deployments', { ...ofTeam, schema: { summary: 'What is deployed', errors: [...errors] } }, () =>
    site.info(),
  );

  app.post(
    '/api/deployments/missing',
    {
      ...ofTeam,
      schema: {
        summary: 'Files of a build that the site lacks',
        errors: [...errors],
        body: v.strictObject({ name: packageName, files: sentHashes }),
      },
    },
    async (request) => {
      const { name, files } = request.body;
      requireTeam(request, [name]);
      return { missing: await received.missing(name, files) };
    },
  );

  app.register((files, _options, done) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, bytes, parsed) =>
      parsed(null, bytes),
    );
    files.put(
      '/api/deployments/files/:sha256',
      {
        ...ofTeam,
        bodyLimit: FILE_LIMIT,
        schema: { summary: 'Sends a file of a build', errors: [...errors], params: v.strictObject({ sha256 }) },
      },
      async (request, reply) => {
        const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const wanted = (request.params as { sha256: string }).sha256;
        if (createHash('sha256').update(content).digest('hex') !== wanted) {
          throw new AppError('request.invalid', { fields: { sha256: 'invalid' } });
        }
        await received.store(wanted, content);
        return reply.code(204).send();
      },
    );
    done();
  });

  app.post(
    '/api/deployments',
    {
      ...ofTeam,
      bodyLimit: LIST_LIMIT,
      schema: {
        summary: 'Deploys, rolls back, pins or removes packages',
        errors: [...errors, 'deployment.refused', 'deployment.read_only'],
        body: v.variant('action', [deployment, ...changeOfVersions]),
      },
    },
    async (request): Promise<ChangeAnswer> => {
      requireKey();
      const { reason, ...change } = request.body;
      const packages = change.action === 'deploy' ? change.builds.map(({ name }) => name) : packagesOf(change);
      const target: Target = { ...deployTarget, by: requireTeam(request, packages).name, reason };
      if (change.action !== 'deploy') return answerOf(app, changeVersions(change, target));
      return answerOf(
        app,
        received.assembled(change.builds, (folders) => deploy(folders, target)),
      );
    },
  );

  app.post(
    '/api/deployments/published',
    {
      ...ofTeam,
      bodyLimit: LIST_LIMIT,
      schema: {
        summary: 'Publishes builds without deploying them',
        errors: [...errors, 'deployment.refused', 'deployment.read_only'],
        body: v.strictObject({ builds: sentBuilds }),
      },
    },
    async (request) => {
      const { builds } = request.body;
      requireTeam(
        request,
        builds.map(({ name }) => name),
      );
      return refusalsAnswered(received.assembled(builds, (folders) => site.publish(folders)));
    },
  );

  const forAdmins = { access: [ROLE.admin], acl: ['admin' as const] };
  app.get('/api/backend/deployments', { config: forAdmins, schema: { summary: 'What is deployed, for admins' } }, () =>
    site.info(),
  );
  app.post(
    '/api/backend/deployments',
    {
      config: forAdmins,
      schema: {
        summary: 'Rolls back, pins or removes packages',
        errors: ['deployment.refused', 'deployment.read_only'],
        body: v.variant('action', [...changeOfVersions]),
      },
    },
    async (request): Promise<ChangeAnswer> => {
      requireKey();
      const { reason, ...change } = request.body;
      const by = await nameOf(request.caller.claims?.sub ?? null);
      return answerOf(app, changeVersions(change, { ...deployTarget, by, reason }));
    },
  );

  async function nameOf(person: string | null): Promise<string> {
    const select = 'select coalesce(name, nickname) as name from public.user_profile where id = $1';
    return (await database.service.query<{ name: string | null }>(select, [person])).rows[0]?.name ?? 'admin';
  }
}
