import type { DemoMedia } from '@arbora/demo-data';
import { ticketCheckUrl } from '../booking/ticket-qr';
import { drawnOriginal } from './drawn-original';
import { originalName } from '../media/media-object';
import { openStorage, type MediaStorage } from '../media/storage/media-storage';
import { qrDataImage } from '../qr/qr-data-image';
import type { Config } from '../config';
import type { Connection } from '../database/connection';
import { loadDemo } from './load-demo';

export interface SeedDemoOptions {
  /** Origin of the links in tickets' QR codes. */
  origin: string;
  /** Multiplies the amount of data that grows with use. Default 1. */
  scale?: number;
  /** Storage for pictures and files; without it there are none. */
  media?: MediaStorage;
  /** Default: drawn. */
  pictures?: Config['demoPictures'];
}

/** Returns the options of the configured site. */
export function demoOptions({ publicOrigin, media, demoPictures }: Config): SeedDemoOptions {
  return { origin: publicOrigin, media: openStorage(media), pictures: demoPictures };
}

/**
 * Fills an empty database with demo accounts and content in one transaction; does nothing if it has any accounts.
 * Returns whether it seeded.
 * @throws ConfigError if the demo data is not installed, AppError media.unavailable
 */
export async function seedDemo(owner: Connection, options: SeedDemoOptions): Promise<boolean> {
  const { origin, scale, media, pictures } = options;
  const demo = await loadDemo();
  return demo.seedDemo(owner, {
    ticketImage: (id) => qrDataImage(ticketCheckUrl(origin, id)),
    scale,
    ...(media && { media: demoMedia(media, pictures) }),
  });
}

/** Fills the configured site's database at its start; undefined without `SEED_DEMO`. */
export function configuredSeed(config: Config): ((owner: Connection) => Promise<boolean>) | undefined {
  return config.seedDemo ? (owner) => seedDemo(owner, demoOptions(config)) : undefined;
}

/** Adapts the media storage for the demo data. */
export function demoMedia(storage: MediaStorage, pictures: Config['demoPictures'] = 'drawn'): DemoMedia {
  return {
    write: (key, original) => storage.write(originalName(key), original),
    drawing: (picture) => (pictures === 'drawn' ? drawnOriginal(picture.name) : plainOriginal(picture)),
  };
}

/** The id makes every file different, since a folder holds no file twice. */
function plainOriginal({ name, width, height }: Parameters<DemoMedia['drawing']>[0]): Buffer {
  const id = Buffer.from(name).toString('hex');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" id="p${id}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#7d9a72"/></svg>`,
  );
}
