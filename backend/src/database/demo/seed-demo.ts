import type { DemoMedia } from '@arbora/demo-data';
import { ticketAddress } from '../../booking/ticket-image';
import { drawnOriginal } from '../../media/image/drawn-original';
import { originalName } from '../../media/media-object';
import type { MediaStorage } from '../../media/storage/media-storage';
import { qrDataImage } from '../../payment/qr-data-image';
import type { Connection } from '../connection';
import { loadDemo } from './load-demo';

export interface SeedDemoOptions {
  /** Origin of the links in tickets' QR codes. */
  origin: string;
  /** How many times the usual amount of what grows with use. Default 1. */
  scale?: number;
  /** Where pictures and files go; without it there are none. */
  media?: MediaStorage;
}

/**
 * Fills an empty database with demo accounts and content, in one transaction; does nothing where there is any person.
 * Says whether it did something.
 * @throws ConfigError where the demo data is not installed, AppError media.unavailable
 */
export async function seedDemo(owner: Connection, { origin, scale, media }: SeedDemoOptions): Promise<boolean> {
  const demo = await loadDemo();
  return demo.seedDemo(owner, {
    ticketImage: (id) => qrDataImage(ticketAddress(origin, id)),
    scale,
    ...(media && { media: demoMedia(media) }),
  });
}

/** The media storage as the demo data uses it. */
export function demoMedia(storage: MediaStorage): DemoMedia {
  return { write: (key, original) => storage.write(originalName(key), original), drawing: drawnOriginal };
}
