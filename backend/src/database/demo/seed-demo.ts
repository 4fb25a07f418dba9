import type { DemoMedia } from '@arbora/demo-data';
import { ticketCheckUrl } from '../../booking/ticket-qr';
import { drawnOriginal } from '../../media/image/drawn-original';
import { originalName } from '../../media/media-object';
import type { MediaStorage } from '../../media/storage/media-storage';
import { qrDataImage } from '../../qr/qr-data-image';
import type { Connection } from '../connection';
import { loadDemo } from './load-demo';

export interface SeedDemoOptions {
  /** Origin of the links in tickets' QR codes. */
  origin: string;
  /** Multiplies the amount of data that grows with use. Default 1. */
  scale?: number;
  /** Storage for pictures and files; without it there are none. */
  media?: MediaStorage;
}

/**
 * Fills an empty database with demo accounts and content in one transaction; does nothing if it has any accounts.
 * Returns whether it seeded.
 * @throws ConfigError if the demo data is not installed, AppError media.unavailable
 */
export async function seedDemo(owner: Connection, { origin, scale, media }: SeedDemoOptions): Promise<boolean> {
  const demo = await loadDemo();
  return demo.seedDemo(owner, {
    ticketImage: (id) => qrDataImage(ticketCheckUrl(origin, id)),
    scale,
    ...(media && { media: demoMedia(media) }),
  });
}

/** Adapts the media storage for the demo data. */
export function demoMedia(storage: MediaStorage): DemoMedia {
  return { write: (key, original) => storage.write(originalName(key), original), drawing: drawnOriginal };
}
