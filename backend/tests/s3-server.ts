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

/** Starts a real S3 server on a free port, over a temporary folder. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'arbora-s3-'));
  const name = 'arbora-media';
  const configureBuckets = [{ name, configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
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
