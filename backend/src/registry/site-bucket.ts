import path from 'node:path';
import { bucketReplica, openBucket, signingKey, siteMirror, type SiteMirror, type Target } from '@arbora/deployment';
import type { App, Deps } from '../service';

/** A deployment is delivered this much later at most. */
const POLL_MS = 5000;

declare module 'fastify' {
  interface FastifyInstance {
    /** The target of deployments: the site's folder, or its bucket. */
    deployTarget: Pick<Target, 'siteDir' | 'replica' | 'key'>;
    /** Copies the site from its bucket; null if the site is a folder. */
    siteMirror: SiteMirror | null;
  }
}

/**
 * Decorates the app with the target of deployments. With a bucket, its site is copied to the site's folder before the start
 * and whenever it changes. While the bucket cannot be reached, the server delivers its copy.
 */
export async function registerDeployTarget(app: App, { config }: Pick<Deps, 'config'>): Promise<void> {
  const { siteDir, siteBucket, deploySigningKey } = config;
  const key = deploySigningKey === null ? undefined : signingKey(deploySigningKey);
  if (siteBucket === null) {
    app.decorate('deployTarget', { siteDir, key });
    app.decorate('siteMirror', null);
    return;
  }
  const bucket = await openBucket(siteBucket);
  const replicaDir = path.join(siteDir, 'replica');
  const mirror = siteMirror(bucket, siteDir);
  app.decorate('deployTarget', { siteDir: replicaDir, key, replica: bucketReplica(bucket, replicaDir) });
  app.decorate('siteMirror', mirror);
  let hasFailed = false;
  const sync = async (): Promise<void> => {
    try {
      await mirror.sync();
      hasFailed = false;
    } catch (error) {
      // Once, not every five seconds.
      if (!hasFailed) app.log.error({ err: error }, 'the site could not be copied from its bucket');
      hasFailed = true;
    }
  };
  app.metrics.gauge('arbora_site_bucket_failed', '1 while the site cannot be copied from its bucket', () =>
    hasFailed ? 1 : 0,
  );
  await sync();
  const timer = setInterval(() => void sync(), POLL_MS).unref();
  app.addHook('onClose', () => clearInterval(timer));
}
