import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Bucket } from '../src/config-values';

export interface S3Server {
  /** An empty bucket on the server. */
  bucket: S3Bucket;
  close(): Promise<void>;
}

/** Adds the conditional `PUT` of newer servers: `If-None-Match: *` creates an object only once. */
function refuseOverwriting(server: S3rver): void {
  const created = new Set<string>();
  server.middleware.unshift(async (context, next) => {
    if (context.method !== 'PUT' || context.get('if-none-match') !== '*') return next();
    if (created.has(context.path)) {
      context.status = 412;
      context.type = 'application/xml';
      context.body = '<Error><Code>PreconditionFailed</Code><Message>It exists</Message></Error>';
      return;
    }
    created.add(context.path);
    await next();
  });
}

/** Starts a real S3 server on a free port, over a temporary folder. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'arbora-s3-'));
  const name = 'arbora-media';
  const configureBuckets = [{ name, configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  refuseOverwriting(server);
  const { port } = await server.run();
  return {
    bucket: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      bucket: name,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
