import { PAYMENT_CURRENCY, PAYMENT_MESSAGE } from '@arbora/domain';
import QRCode from 'qrcode';
import * as v from 'valibot';
import { limitKey } from '../http/client-ip';
import { AppError } from '../http/errors';
import { countCall, type RateLimit } from '../http/rate-limit';
import type { App } from '../service';
import { czechIban } from './account';
import { paymentDescriptor } from './payment-descriptor';
import type { PaymentDeps } from './reservation-payment';

/** Images of the external service per address: the endpoint is public and takes any account. */
const EXTERNAL_LIMIT: RateLimit = { scope: 'payment.qr', max: 60, windowSeconds: 3600 };

const digits = (max: number) => v.pipe(v.string('required'), v.regex(new RegExp(`^\\d{1,${max}}$`), 'invalid'));

const querystring = v.object({
  accountPrefix: v.optional(v.union([v.literal(''), digits(6)], 'invalid'), ''),
  accountNumber: digits(10),
  bankCode: v.pipe(v.string('required'), v.regex(/^\d{4}$/, 'invalid')),
  amount: v.pipe(
    v.string('required'),
    v.regex(/^\d{1,7}([.,]\d{1,2})?$/, 'invalid'),
    v.transform((value) => Number(value.replace(',', '.'))),
    v.minValue(1, 'invalid'),
  ),
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'invalid')), PAYMENT_CURRENCY),
  vs: v.optional(v.union([v.literal(''), digits(10)], 'invalid'), ''),
  message: v.optional(v.pipe(v.string(), v.maxLength(200, 'too_long')), PAYMENT_MESSAGE),
  format: v.optional(v.picklist(['svg', 'png'], 'invalid'), 'svg'),
});

/**
 * `GET /api/payment-qr`: the payment QR image of spec §7 for any Czech account, as SVG or (`format=png`) PNG. With an
 * external service its PNG; our own image if its rate limit is exceeded or it fails.
 */
export function paymentQrRoute(app: App, { config, database, externalQr }: PaymentDeps): void {
  const mayCallExternal = async (client: string): Promise<boolean> => {
    if (config.external.paymentQrUrl === null) return false;
    return countCall(database, EXTERNAL_LIMIT, client).then(
      () => true,
      () => false,
    );
  };
  app.get(
    '/api/payment-qr',
    { config: { access: 'public', token: 'ignored' }, schema: { summary: 'The image of a payment code', querystring } },
    async (request, reply) => {
      const { format, ...payment } = request.query;
      const descriptor = describe(payment);
      const externalPng = (await mayCallExternal(limitKey(request))) ? await externalQr(payment) : null;
      // The same parameters always give the same image, except our own in place of the service's.
      const isFinal = externalPng !== null || config.external.paymentQrUrl === null;
      reply.header('cache-control', isFinal ? 'public, max-age=31536000, immutable' : 'no-store');
      if (externalPng) return reply.type('image/png').send(externalPng);
      if (format === 'png') {
        return reply.type('image/png').send(await QRCode.toBuffer(descriptor, { errorCorrectionLevel: 'M', scale: 8 }));
      }
      return reply
        .type('image/svg+xml')
        .send(await QRCode.toString(descriptor, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 }));
    },
  );
}

type Payment = Omit<v.InferOutput<typeof querystring>, 'format'>;

function describe({ accountPrefix, accountNumber, bankCode, ...order }: Payment): string {
  try {
    return paymentDescriptor({ ...order, iban: czechIban({ accountPrefix, accountNumber, bankCode }) });
  } catch (cause) {
    throw new AppError('request.invalid', { message: String(cause), cause });
  }
}
