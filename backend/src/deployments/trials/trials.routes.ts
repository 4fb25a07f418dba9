import { fittingEntry } from '@arbora/deployment';
import { ROLE, TRIAL_COOKIE } from '@arbora/domain';
import type { CookieSerializeOptions } from '@fastify/cookie';
import * as v from 'valibot';
import { refusalsAnswered } from '../deployments.routes';
import { AppError } from '../../http/errors';
import type { App, Deps } from '../../service';
import { trialBuilds } from './trial-builds';
import { endTrial, startTrial } from './trials';

/** A path of this site. */
const ownPath = v.pipe(v.string(), v.maxLength(2000), v.regex(/^\/(?![/\\])/));

/**
 * `POST /api/backend/trial` {builds: TrialBuild[]} → 204: from now on, the pages of this session have these builds of
 * remotes. Admins only. 409 deployment.refused if a version is not published or does not fit the site.
 * `POST /api/trial/end?to=/cs/` ends the trial of the session and redirects to the path: the form of the page's notice.
 */
export function registerTrials(app: App, { config, database }: Deps): void {
  const cookie: CookieSerializeOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicOrigin.startsWith('https:'),
  };

  app.post(
    '/api/backend/trial',
    {
      config: { access: [ROLE.admin], acl: ['admin'] },
      schema: {
        summary: 'Tries out other builds of remotes in this session',
        errors: ['deployment.refused'],
        body: v.strictObject({ builds: trialBuilds }),
      },
    },
    async (request, reply) => {
      const { builds } = request.body;
      const registry = app.registryFile.read();
      const { sub: person, sid: session } = request.caller.claims ?? {};
      if (!registry || !person || !session) throw new AppError('auth.login_required');
      for (const build of builds) {
        if ('version' in build) {
          await app.siteMirror?.fetch(build.name, build.version);
          await refusalsAnswered(fittingEntry(config.siteDir, registry, build));
        } else if (!registry.remotes.some(({ name }) => name === build.name)) {
          throw new AppError('deployment.refused', { message: `The site has no ${build.name}` });
        }
      }
      await startTrial(database, { session, person }, builds);
      return reply.setCookie(TRIAL_COOKIE, '1', cookie).code(204).send();
    },
  );

  app.register((forms, _options, done) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    forms.post(
      '/api/trial/end',
      {
        config: { access: 'public', token: 'ignored' },
        schema: { summary: 'Ends a trial', querystring: v.object({ to: v.optional(v.fallback(ownPath, '/'), '/') }) },
      },
      async (request, reply) => {
        await endTrial(database, request);
        const { to } = request.query as { to: string };
        return reply.clearCookie(TRIAL_COOKIE, cookie).header('cache-control', 'no-store').redirect(to, 303);
      },
    );
    done();
  });
}
