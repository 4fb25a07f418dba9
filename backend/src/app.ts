import { randomUUID } from 'node:crypto';
import fastify, { LogController } from 'fastify';
import { createTokenVerifier } from './auth/access-token';
import { identifyCallers } from './auth/caller';
import { logRefusals } from './auth/log-refusals';
import { openKeyRing } from './auth/key-ring';
import { createRightCheck } from './http/rights';
import { withStaffFactor } from './auth/second-factor/staff-factor';
import { createStandingCheck } from './auth/standing';
import type { TrustedProxies } from './config-values';
import { registerOpenApi } from './docs/openapi';
import { registerFailureLog } from './failures/failure-log';
import { requireAccessDeclaration } from './http/access';
import { CONNECTION_LIMITS, limitConnections, type ConnectionLimits } from './http/connection-limits';
import { refuseCompressedBodies } from './http/content-coding';
import { handleErrors, refuseMalformedUrl } from './http/errors';
import { registerHealth } from './http/health';
import { acceptJsonBodies, BODY_LIMIT } from './http/json-body';
import { loggedError, redactEmails } from './http/log-text';
import { sendSecurityHeaders } from './http/security-headers';
import { refuseRepeatedHost } from './http/single-host';
import { closeConnectionsOnStop } from './http/stopping';
import { compileValidator, type ValibotTypeProvider } from './http/validation';
import { registerRegistryFile } from './registry/register-registry-file';
import { registerCanaryCounts } from './canaries/canary-counts';
import { registerDeployTarget } from './registry/site-bucket';
import type { App, Deps } from './service';
import { pickServices } from './services';
import { openSettings } from './settings/live-settings';
import { registerTelemetry } from './telemetry';

const SAFE_REQUEST_ID = /^[\w.-]{1,64}$/;

/**
 * Returns Fastify's `trustProxy`. A number of proxies means that many entries from the right of `X-Forwarded-For`:
 * entries further left come from the client and may be forged.
 */
function trustProxyOption(proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return proxies;
  return proxies > 0 && ((_address, hop) => hop < proxies);
}

/**
 * The whole back end without a listening socket: tests drive it by `app.inject`. The caller keeps ownership of
 * `deps.database` and closes it after the app.
 */
export async function createApp(
  { config: configured, database, ...optional }: Deps,
  connections: Partial<ConnectionLimits> = {},
): Promise<App> {
  const settings = await openSettings(configured, database);
  const { config } = settings;
  const deps: Deps = { config, database, ...optional };
  const limits = { ...CONNECTION_LIMITS, ...connections };
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxyOption(config.trustProxy),
    logger: {
      level: config.logLevel,
      stream: { write: (line: string) => void process.stderr.write(redactEmails(line)) },
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { err: (error: unknown) => loggedError(error) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: limits.requestMs,
    http: { connectionsCheckingInterval: limits.checkMs },
    frameworkErrors: refuseMalformedUrl,
    genReqId: ({ headers }) => {
      const requestId = headers['x-request-id'];
      return typeof requestId === 'string' && SAFE_REQUEST_ID.test(requestId) ? requestId : randomUUID();
    },
  }).withTypeProvider<ValibotTypeProvider>();

  requireAccessDeclaration(app);
  closeConnectionsOnStop(app);
  limitConnections(app, limits);
  await registerOpenApi(app, config);
  registerTelemetry(app, deps);
  logRefusals(app, database);
  await registerDeployTarget(app, deps);
  registerRegistryFile(app, deps);
  registerFailureLog(app, deps);
  registerCanaryCounts(app, deps);
  sendSecurityHeaders(app, config.publicOrigin);
  refuseRepeatedHost(app);
  refuseCompressedBodies(app);
  acceptJsonBodies(app);
  app.setValidatorCompiler(compileValidator);
  // Without response schemas: handlers are typed, and serializing by a schema would only cost time.
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  const keys = await openKeyRing(database, { secret: config.signing.secret, issuer: config.publicOrigin });
  const verify = withStaffFactor(createTokenVerifier(keys), config);
  app.decorate('keys', keys);
  app.decorate('verifyToken', verify);
  app.decorate('settings', settings);
  let following: ReturnType<typeof settings.follow> | null = null;
  // Subscribe to changes by other instances only while serving.
  app.addHook('onListen', async () => void (following = settings.follow()));
  app.addHook('onClose', () => following?.stop());
  identifyCallers(app, verify, {
    checkStanding: createStandingCheck(database),
    checkRight: createRightCheck(database),
  });
  handleErrors(app);
  registerHealth(app, deps);

  for (const service of pickServices(config.services)) {
    const plugin = async (scope: App): Promise<void> => {
      scope.decorate('serviceName', service.name);
      await service.register(scope, deps);
    };
    // Without a name Fastify searches all loaded modules for it.
    await app.register(Object.assign(plugin, { [Symbol.for('fastify.display-name')]: service.name }));
  }
  await app.ready();
  return app;
}
