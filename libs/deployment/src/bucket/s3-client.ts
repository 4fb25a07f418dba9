/** A bucket of an S3 API, addressed by path. */
export interface BucketAddress {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Opens the client of a bucket, with path-style addresses, which every server supports. It is imported on first use: it
 * is large, and most installations have no bucket. A bucket that is silent for `timeoutMs` fails.
 */
export async function openS3(
  { endpoint, region, accessKeyId, secretAccessKey }: BucketAddress,
  timeoutMs: number,
  maxAttempts: number,
) {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts,
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
}
