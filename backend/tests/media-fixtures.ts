import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Config } from '../src/config';
import { testApp, type TestApp } from './app';
import { SALES } from './policies/attempts';

/** The application with its own folder for pictures and files, removed on close. */
export interface MediaApp extends TestApp {
  dir: string;
}

export async function mediaApp(media: Partial<Config['media']> = {}): Promise<MediaApp> {
  const dir = await mkdtemp(path.join(tmpdir(), 'arbora-media-'));
  const api = await testApp({ config: { media: { dir, s3: null, cacheBytes: 1024 ** 3, ...media } } });
  return {
    ...api,
    dir,
    async close() {
      await api.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

let made = 0;

/** A picture whose bytes differ from earlier ones; similar colours alone may be encoded equally. */
export function picture(width = 60, height = 40): Sharp {
  made += 1;
  const background = { r: (made * 37) % 256, g: (made * 91) % 256, b: (made * 53) % 256 };
  return sharp({ create: { width, height, channels: 3, background } }).withExif({
    IFD0: { ImageDescription: `picture ${made}` },
  });
}

/** Uploads a picture as a member of staff; returns the response of `POST /api/media/image`. */
export async function sendImage(api: TestApp, who: string, image: Buffer | string, options?: object) {
  const text = typeof image === 'string' ? image : image.toString('base64');
  const body = { image: text, ...(options && { options }) };
  return api.call('POST', '/api/media/image', body, { token: await api.tokenFor(who) });
}

/** `sendImage` bound to an application, by default as sales staff. */
export type SendImage = (image: Buffer | string, options?: object, who?: string) => ReturnType<typeof sendImage>;

/** Opens the application for the tests of a file about pictures and passes it to `opened`. */
export function withPictures(opened: (site: { api: MediaApp; send: SendImage }) => void): void {
  let api: MediaApp;
  beforeAll(async () => {
    api = await mediaApp();
    opened({ api, send: (image, options, who = SALES) => sendImage(api, who, image, options) });
  });
  afterAll(() => api.close());
}

/** The id of a public product without pictures. */
export const productWithoutPictures = (api: TestApp) =>
  idFrom(
    api,
    `select p.id from product p where is_public and not exists (select from photo_folder f where f.product_id = p.id)
     and exists (select from product_item i where i.product_id = p.id and i.web_catalogue) order by name limit 1`,
  );

/** Creates a gallery and returns its id. */
export const makeGallery = (api: TestApp, isPublic = true) =>
  idFrom(api, "insert into photogallery (name, is_public) values ('Jaro ve školce', $1) returning id", [isPublic]);

/** The id returned by a statement of the database's owner. */
export async function idFrom(api: TestApp, sql: string, values: unknown[] = []): Promise<string> {
  const [row] = await api.database.asOwner<{ id: string }>(sql, values);
  if (!row) throw new Error(`nothing found by ${sql}`);
  return row.id;
}
