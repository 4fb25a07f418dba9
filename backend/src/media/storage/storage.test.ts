import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3Server, type S3Server } from '../../../tests/s3-server';
import type { Config } from '../../config';
import { openStorage, readWhole } from './media-storage';
import { s3Storage } from './s3-storage';

const CACHE = { cacheBytes: 1 };
let dir: string;
let server: S3Server;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'arbora-storage-'));
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true, force: true });
});

const KINDS = {
  'a folder': () => ({ dir: path.join(dir, 'disk'), s3: null, ...CACHE }),
  'a bucket': () => ({ dir: '/nowhere', s3: server.bucket, ...CACHE }),
};

describe.each(Object.entries(KINDS))('%s', (_, media) => {
  const storage = () => openStorage(settings);
  let settings: Config['media'];
  beforeAll(() => void (settings = media()));

  it('a written file is returned completely', async () => {
    const data = randomBytes(300_000);
    await storage().write('ab/abc/original', data);
    const file = await storage().read('ab/abc/original');
    expect(file?.size).toBe(data.length);
    file?.body.destroy();
    expect(await readWhole(storage(), 'ab/abc/original')).toEqual(data);
    await storage().write('ab/abc/original', Buffer.from('new'));
    expect(String(await readWhole(storage(), 'ab/abc/original'))).toBe('new');
  });

  it('a missing file is reported as null and can be removed again', async () => {
    expect(await storage().read('no/nothing/original')).toBeNull();
    await storage().remove('no/nothing/original');
    await storage().removeFolder('no/nothing');
  });

  it('one file is removed, or all of a folder and of no other', async () => {
    const names = ['cd/cde/original', 'cd/cde/w100.webp', 'cd/cde/w200.webp', 'cd/cdef/original'];
    for (const name of names) await storage().write(name, Buffer.from(name));
    const left = async () => {
      const found = await Promise.all(names.map((name) => readWhole(storage(), name)));
      return found.map((data) => data !== null);
    };
    await storage().remove('cd/cde/w200.webp');
    expect(await left()).toEqual([true, true, false, true]);
    await storage().removeFolder('cd/cde');
    expect(await left()).toEqual([false, false, false, true]);
  });
});

test('an unusable folder is reported as unavailable', async () => {
  const file = path.join(dir, 'file');
  await writeFile(file, '');
  const storage = openStorage({ dir: path.join(file, 'media'), s3: null, ...CACHE });
  const refusal = { code: 'media.unavailable', statusCode: 503 };
  await expect(storage.write('ab/abc/original', Buffer.from('x'))).rejects.toMatchObject(refusal);
  await expect(storage.read('ab/abc/original')).rejects.toMatchObject(refusal);
});

test('a missing bucket, or one that denies access, is reported as unavailable', async () => {
  const other = openStorage({ dir: '', s3: { ...server.bucket, bucket: 'not-there' }, ...CACHE });
  const refusal = { code: 'media.unavailable', statusCode: 503 };
  await expect(other.write('ab/abc/original', Buffer.from('x'))).rejects.toMatchObject(refusal);
  const gone = openStorage({ dir: '', s3: { ...server.bucket, endpoint: 'http://127.0.0.1:9' }, ...CACHE });
  await expect(gone.read('ab/abc/original')).rejects.toMatchObject(refusal);
});

test.each([
  ['does not answer', ''],
  ['stops in the middle of a file', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nab'],
])('a bucket that %s fails soon', async (_, sent) => {
  const silent = createServer((socket) => socket.once('data', () => socket.write(sent)));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const storage = s3Storage({ ...server.bucket, endpoint: `http://127.0.0.1:${port}` }, 200);
  await expect(readWhole(storage, 'ab/abc/original')).rejects.toThrow();
  silent.close();
});

test('no incomplete files remain in the folder', async () => {
  const folder = path.join(dir, 'whole');
  const storage = openStorage({ dir: folder, s3: null, ...CACHE });
  // A folder in place of the file: the temporary file cannot be moved there.
  await storage.write('ab/abc/original/inside', Buffer.from('x'));
  await expect(storage.write('ab/abc/original', Buffer.from('y'))).rejects.toMatchObject({ statusCode: 503 });
  expect(await readdir(path.join(folder, 'tmp'))).toEqual([]);
});
