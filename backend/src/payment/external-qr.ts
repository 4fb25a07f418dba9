import { LRUCache } from 'lru-cache';
import { callExternal } from '../http/external-service';
import { retry } from '../retry';
import type { CzechAccount } from '@arbora/domain';

/** Contents of a payment code, as the service of spec §7 takes them. */
export interface QrPayment extends CzechAccount {
  amount: number;
  currency: string;
  vs: string;
  message: string;
}

/** Requests the PNG of a payment code from the external service; null if that fails, and our own image is drawn. */
export type ExternalQr = (payment: QrPayment) => Promise<Buffer | null>;

/** Two attempts of less than four seconds in total, because a page waits for the image. */
const ATTEMPT = { timeoutMs: 1500 };
const RETRIES = { firstPauseMs: 200, longestPauseMs: 500, retries: 1 };
/** Circuit breaker: after a failure the service is not called for this time, so that not every page waits for it. */
const COOLDOWN_MS = 30_000;
const KEPT_IMAGES = 500;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function addressOf(url: string, { amount, ...payment }: QrPayment): string {
  const query = Object.entries({ ...payment, amount: amount.toFixed(2) }).filter(([, value]) => value !== '');
  const address = new URL(url);
  for (const [name, value] of query) address.searchParams.set(name, value);
  return address.href;
}

/** The service refuses this payment, though it may accept others. */
class PaymentRefused extends Error {}

/**
 * @throws PaymentRefused for 4xx; Error for anything but a PNG: an SVG or HTML of the service could run scripts under
 * our origin
 */
async function requestImage(address: string): Promise<Buffer> {
  const { status, body } = await callExternal(address, { ...ATTEMPT, headers: { accept: 'image/png' } });
  if (status >= 400 && status < 500) throw new PaymentRefused(`the payment QR service answered ${status}`);
  if (status !== 200) throw new Error(`the payment QR service answered ${status}`);
  if (!body.subarray(0, PNG.length).equals(PNG)) throw new Error('the payment QR service sent no PNG');
  return body;
}

/**
 * The client of the payment QR service at `url`, which takes `accountPrefix`, `accountNumber`, `bankCode`, `amount`,
 * `currency`, `vs` and `message` in its query (spec §7) and returns a PNG. Without `url` nothing is requested. Images
 * are cached, since the image of a payment never changes. Failures are reported to `onFailure`, never to the caller.
 */
export function openExternalQr(
  url: string | null,
  onFailure: (error: unknown) => void,
  now: () => number = Date.now,
): ExternalQr {
  const images = new LRUCache<string, Buffer>({ max: KEPT_IMAGES });
  let suspendedUntil = 0;
  return async (payment) => {
    if (url === null) return null;
    const address = addressOf(url, payment);
    const kept = images.get(address);
    if (kept) return kept;
    if (now() < suspendedUntil) return null;
    try {
      const image = await retry(() => requestImage(address), RETRIES);
      images.set(address, image);
      return image;
    } catch (error) {
      if (!(error instanceof PaymentRefused)) suspendedUntil = now() + COOLDOWN_MS;
      onFailure(error);
      return null;
    }
  };
}
