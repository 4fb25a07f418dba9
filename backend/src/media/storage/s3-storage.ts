import type { Readable } from 'node:stream';
import { openS3 } from '@arbora/deployment';
import type { S3Bucket } from '../../config-values';
import type { MediaStorage } from './media-storage';

/** For the answer to a request, and for a pause in its body. With the second attempt shorter than a proxy waits. */
const TIMEOUT_MS = 8000;
const MAX_ATTEMPTS = 2;

/** Files in a bucket of the S3 API. A bucket that is silent for `timeoutMs` fails. */
export function s3Storage(address: S3Bucket, timeoutMs = TIMEOUT_MS): MediaStorage {
  const { bucket: Bucket } = address;
  let connecting: ReturnType<typeof openS3> | undefined;
  const connected = () => (connecting ??= openS3(address, timeoutMs, MAX_ATTEMPTS));

  return {
    async write(Key, data) {
      const { s3, client } = await connected();
      await client.send(new s3.PutObjectCommand({ Bucket, Key, Body: data }));
    },

    async read(Key) {
      const { s3, client } = await connected();
      try {
        const { Body, ContentLength } = await client.send(new s3.GetObjectCommand({ Bucket, Key }));
        return { size: ContentLength ?? 0, body: Body as Readable };
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return null;
        throw error;
      }
    },

    async remove(Key) {
      const { s3, client } = await connected();
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
    },

    async removeFolder(folder) {
      const { s3, client } = await connected();
      // One by one: the bulk delete requires a checksum that some servers do not accept.
      for (let ContinuationToken: string | undefined, more = true; more;) {
        const page = await client.send(
          new s3.ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, ContinuationToken }),
        );
        for (const { Key } of page.Contents ?? []) await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
        ContinuationToken = page.NextContinuationToken;
        more = page.IsTruncated ?? false;
      }
    },
  };
}
