import { createHash, X509Certificate } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { ContentInfo, SignedData, type Certificate } from 'pkijs';
import sharp from 'sharp';
import { walletSettings } from '../../../tests/wallet-settings';
import { readConfig } from '../../config';
import { applePass } from './apple-pass';
import type { WalletPass } from './wallet-pass';

const PASS: WalletPass = {
  ticketId: '11111111-0000-4000-8000-000000000001',
  holder: 'Eva Nováková',
  event: 'Řez ovocných stromů',
  slot: 'Dopolední skupina',
  start: '2026-11-24T08:00:00+00:00',
  end: '2026-11-24T15:00:00+00:00',
  place: 'Obříství 120',
  locale: 'cs',
};
let certificate: X509Certificate;
let files: Record<string, Uint8Array>;
let read: (pass: WalletPass) => Promise<Record<string, Uint8Array>>;
beforeAll(async () => {
  const { settings } = await walletSettings();
  certificate = new X509Certificate(settings.APPLE_PASS_CERTIFICATE);
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://arbora.test', ...settings });
  read = async (pass) => unzipSync(await applePass(pass, config.wallets.apple!, config));
  files = await read(PASS);
});
const json = (content: Uint8Array | undefined) => JSON.parse(strFromU8(content!)) as Record<string, unknown>;

test('the manifest lists the digest of every file, and the certificate of the team signs it', async () => {
  const { signature, 'manifest.json': manifest, ...signed } = files;
  const digests = Object.entries(signed).map(([name, content]) => [
    name,
    createHash('sha1').update(content).digest('hex'),
  ]);
  expect(json(manifest)).toEqual(Object.fromEntries(digests));

  const content = ContentInfo.fromBER(signature!);
  const data = new SignedData({ schema: content.content });
  const signers = (data.certificates ?? []).map((one) => {
    const read = new X509Certificate(Buffer.from((one as Certificate).toSchema().toBER()));
    return read.publicKey.export({ type: 'spki', format: 'pem' });
  });
  expect(signers).toContain(certificate.publicKey.export({ type: 'spki', format: 'pem' }));
  const check = (changed: Uint8Array) => data.verify({ signer: 0, data: changed.slice().buffer, checkChain: false });
  expect(await check(manifest!)).toBe(true);
  await expect(check(Buffer.from('{}'))).rejects.toThrow("Message digest doesn't match");
});

test('the pass has the facts of the ticket, with times of Prague', () => {
  expect(json(files['pass.json'])).toMatchObject({
    passTypeIdentifier: 'pass.test.arbora.ticket',
    teamIdentifier: 'TEAM123456',
    serialNumber: PASS.ticketId,
    organizationName: 'Arbora',
    description: 'Vstupenka: Řez ovocných stromů',
    backgroundColor: 'rgb(4, 115, 83)',
    relevantDates: [{ date: '2026-11-24T08:00:00.000Z' }],
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: `http://arbora.test/services/ticket?id=${PASS.ticketId}`,
      },
    ],
    eventTicket: {
      primaryFields: [{ label: 'Akce', value: 'Řez ovocných stromů' }],
      secondaryFields: [{ value: 'út 24. 11. 2026 9:00–16:00' }],
      auxiliaryFields: [{ value: 'Eva Nováková' }, { value: 'Dopolední skupina' }],
      backFields: expect.arrayContaining([expect.objectContaining({ label: 'Místo konání', value: 'Obříství 120' })]),
    },
  });
});

test('the pass speaks the language of the person', async () => {
  const english = json((await read({ ...PASS, event: 'Pruning', locale: 'en' }))['pass.json']);
  expect(english).toMatchObject({
    description: 'Ticket: Pruning',
    eventTicket: { secondaryFields: [{ value: 'Tue, 24/11/2026, 09:00–16:00' }] },
  });
});

test('icon and logo have the sizes that phones need', async () => {
  const heights = await Promise.all(
    ['icon', 'icon@2x', 'icon@3x', 'logo', 'logo@2x', 'logo@3x'].map(
      async (name) => (await sharp(files[`${name}.png`]).metadata()).height,
    ),
  );
  expect(heights).toEqual([29, 58, 87, 50, 100, 150]);
});
