import type { Readable } from 'node:stream';
import type { S3Bucket } from '../../config-values';
import type { MediaStorage } from './media-storage';

/** For the answer to a request, and for a pause in its body. With the second attempt shorter than a proxy waits. */
const TIMEOUT_MS = 8000;

/**
 * Files in a bucket of the S3 API, with path-style addresses, which every server supports. The client is imported on
 * first use: it is large, and most installations store files on disk. A bucket that is silent for `timeoutMs` fails.
 */
export function s3Storage(
  { bucket: Bucket, endpoint, region, ...credentials }: S3Bucket,
  timeoutMs = TIMEOUT_MS,
): MediaStorage {
  let connecting: ReturnType<typeof connect> | undefined;
  const connect = async () => {
    const s3 = await import('@aws-sdk/client-s3');
    const client = new s3.S3Client({
      endpoint,
      region,
      credentials,
      forcePathStyle: true,
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: 3000,
        requestTimeout: timeoutMs,
        // Otherwise a silent server is only logged, and the request waits for ever.
        throwOnRequestTimeout: true,
        socketTimeout: timeoutMs,
      },
      // Servers other than Amazon's do not support the checksums that the client adds by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { s3, client };
  };
  const connected = () => (connecting ??= connect());

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
