import { forAll } from './for-all';
import { openS3, type BucketAddress } from './s3-client';

export interface ListedObject {
  key: string;
  modified: Date;
}

/** The objects of a bucket that holds a site. */
export interface Bucket {
  /** Objects whose keys begin with `prefix`. */
  list(prefix: string): Promise<ListedObject[]>;
  /** Null if there is no such object, or if it still has the tag `unless`. */
  get(key: string, unless?: string): Promise<{ content: Buffer; tag: string } | null>;
  put(key: string, content: Buffer): Promise<void>;
  /** Creates an object unless it exists; false if it does. */
  create(key: string, content: Buffer): Promise<boolean>;
  remove(keys: readonly string[]): Promise<void>;
}

/** For the answer to a request, and for a pause in its body. */
const TIMEOUT_MS = 20_000;
const MAX_ATTEMPTS = 3;

const NOT_MODIFIED = 304;
const PRECONDITION_FAILED = 412;
/** Another conditional request for the same key is under way. */
const CONFLICT = 409;

export async function openBucket(address: BucketAddress): Promise<Bucket> {
  const { bucket: Bucket } = address;
  const { s3, client } = await openS3(address, TIMEOUT_MS, MAX_ATTEMPTS);
  const statusOf = (error: unknown): number | undefined =>
    error instanceof s3.S3ServiceException ? error.$metadata.httpStatusCode : undefined;

  return {
    async list(Prefix) {
      const found: ListedObject[] = [];
      for (let ContinuationToken: string | undefined, more = true; more;) {
        const page = await client.send(new s3.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
        found.push(...(page.Contents ?? []).map(({ Key, LastModified }) => ({ key: Key!, modified: LastModified! })));
        ContinuationToken = page.NextContinuationToken;
        more = page.IsTruncated ?? false;
      }
      return found;
    },
    async get(Key, IfNoneMatch) {
      try {
        const { Body, ETag = '' } = await client.send(new s3.GetObjectCommand({ Bucket, Key, IfNoneMatch }));
        return { content: Buffer.from(await Body!.transformToByteArray()), tag: ETag };
      } catch (error) {
        if (error instanceof s3.NoSuchKey || statusOf(error) === NOT_MODIFIED) return null;
        throw error;
      }
    },
    async put(Key, Body) {
      await client.send(new s3.PutObjectCommand({ Bucket, Key, Body }));
    },
    async create(Key, Body) {
      try {
        await client.send(new s3.PutObjectCommand({ Bucket, Key, Body, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        const status = statusOf(error);
        if (status === PRECONDITION_FAILED || status === CONFLICT) return false;
        throw error;
      }
    },
    async remove(keys) {
      // One by one: the bulk delete requires a checksum that some servers do not accept.
      await forAll(keys, async (Key) => void (await client.send(new s3.DeleteObjectCommand({ Bucket, Key }))));
    },
  };
}

/** Null for a malformed one. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Reads `https://key:secret@host/bucket?region=…`; null if it is no such address. */
export function bucketAddress(address: string): BucketAddress | null {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return null;
  const { origin, username, password, pathname, searchParams } = new URL(address);
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(pathname)?.[1];
  const [accessKeyId, secretAccessKey] = [decoded(username), decoded(password)];
  if (bucket === undefined || !accessKeyId || !secretAccessKey) return null;
  return { endpoint: origin, region: searchParams.get('region') ?? 'us-east-1', bucket, accessKeyId, secretAccessKey };
}
