import { jwtVerify, type CryptoKey } from 'jose';
import { walletSettings } from '../../../tests/wallet-settings';
import { readConfig, type Config } from '../../config';
import { googlePass } from './google-pass';
import type { WalletPass } from './wallet-pass';

const PASS: WalletPass = {
  ticketId: '11111111-0000-4000-8000-000000000001',
  holder: 'Eva Nováková',
  event: 'Řez ovocných stromů',
  slot: 'Dopolední skupina',
  start: '2026-07-24T08:00:00+00:00',
  end: null,
  place: 'Obříství 120, 277 42 Obříství',
  locale: 'cs',
};
const SAVE = 'https://pay.google.com/gp/v/save/';

interface Saved {
  payload: {
    eventTicketClasses: [{ id: string; eventName: { defaultValue: { value: string } } }];
    eventTicketObjects: [{ id: string; classId: string }];
  };
}

let config: Config;
let key: CryptoKey;
beforeAll(async () => {
  const { settings, googleKey } = await walletSettings();
  key = googleKey;
  config = { ...readConfig({ NODE_ENV: 'test', ...settings }), publicOrigin: 'https://www.arbora.test' };
});

const addressOf = (pass: WalletPass) => googlePass(pass, config.wallets.google!, config);
async function read(pass: WalletPass): Promise<Saved['payload']> {
  const address = await addressOf(pass);
  const token = address.slice(SAVE.length);
  const { payload } = await jwtVerify<Saved>(token, key, {
    audience: 'google',
    issuer: 'wallet@arbora.iam.example.com',
  });
  expect(payload['typ']).toBe('savetowallet');
  return payload.payload;
}

test('the URL contains the ticket, signed by the service account', async () => {
  const { eventTicketClasses, eventTicketObjects } = await read(PASS);
  expect(eventTicketClasses).toEqual([
    {
      id: expect.stringMatching(/^3388000000012345678\.\w+$/),
      issuerName: 'Arbora',
      eventName: { defaultValue: { language: 'cs', value: 'Řez ovocných stromů' } },
      venue: {
        name: { defaultValue: { language: 'cs', value: 'Arbora' } },
        address: { defaultValue: { language: 'cs', value: 'Obříství 120, 277 42 Obříství' } },
      },
      dateTime: { start: '2026-07-24T10:00:00+02:00' },
      logo: { sourceUri: { uri: 'https://www.arbora.test/icons/maskable-512.png' } },
      hexBackgroundColor: '#047353',
      reviewStatus: 'UNDER_REVIEW',
    },
  ]);
  expect(eventTicketObjects).toEqual([
    {
      id: expect.stringMatching(/^3388000000012345678\.\w+$/),
      classId: eventTicketClasses[0].id,
      state: 'ACTIVE',
      ticketHolderName: 'Eva Nováková',
      textModulesData: [{ id: 'slot', header: 'Termín', body: 'Dopolední skupina' }],
      barcode: { type: 'QR_CODE', value: `https://www.arbora.test/services/ticket?id=${PASS.ticketId}` },
    },
  ]);
});

describe('the token is short enough for browsers', () => {
  const lengthOf = async (pass: WalletPass) => (await addressOf(pass)).slice(SAVE.length).length;

  test('with usual texts, which stay whole', async () => {
    expect(await lengthOf(PASS)).toBeLessThanOrEqual(1800);
  });

  test('with long texts, which are shortened as far as needed', async () => {
    const event = 'Řez ovocných stromů, keřů a růží pro úplné začátečníky i pro ty, kteří řežou už léta, s ukázkami';
    const long = { ...PASS, event, slot: 'Sobotní dopolední skupina pro pokročilé s vlastními nůžkami' };
    expect(await lengthOf(long)).toBeGreaterThan(1750);
    expect(await lengthOf(long)).toBeLessThanOrEqual(1800);
    const { eventTicketClasses, eventTicketObjects } = await read(long);
    const { value } = eventTicketClasses[0].eventName.defaultValue;
    expect(value).toMatch(/^Řez ovocných .*[^ …]…$/);
    expect(event.startsWith(value.slice(0, -1))).toBe(true);
    expect(eventTicketObjects[0]).toMatchObject({ ticketHolderName: 'Eva Nováková' });
  });

  test('with texts of any length', async () => {
    const text = '🌳 ř'.repeat(500);
    expect(await lengthOf({ ...PASS, event: text, slot: text, holder: text, place: text })).toBeLessThanOrEqual(1800);
  });
});

test('tickets of a slot share a class, until the event changes', async () => {
  const [first, second, moved] = await Promise.all([
    read(PASS),
    read({ ...PASS, ticketId: PASS.ticketId.replace(/1$/, '2') }),
    read({ ...PASS, place: 'Smržice 5' }),
  ]);
  const classes = [first, second, moved].map(({ eventTicketClasses: [{ id }] }) => id);
  const objects = [first, second, moved].map(({ eventTicketObjects: [{ id }] }) => id);
  expect(classes[1]).toBe(classes[0]);
  expect(classes[2]).not.toBe(classes[0]);
  expect(new Set(objects).size).toBe(3);
});
