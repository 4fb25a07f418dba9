import { walletSettings } from '../../../tests/wallet-settings';
import { readConfig, type Config } from '../../config';
import { generatedFiles, renderMail } from '../../mail/render-mail';
import { SAMPLE_MAILS } from '../../mail/sample-mails';
import { MAIL_TEMPLATES } from '../../mail-templates';

let config: Config;
beforeAll(async () => void (config = readConfig({ NODE_ENV: 'test', ...(await walletSettings()).settings })));

const GOOGLE = 'https://pay.google.com/gp/v/save/';
const ticket = SAMPLE_MAILS['reservation-ticket'];
const sent = (kind: string, payload: Record<string, unknown>) =>
  ({ kind, locale: 'cs', payload, created_at: '2026-11-20T08:00:00Z' }) as const;

async function partsOf(mail: ReturnType<typeof sent>, site = config) {
  const [{ html, plain }, files] = await Promise.all([
    renderMail(MAIL_TEMPLATES, mail, site),
    generatedFiles(MAIL_TEMPLATES, mail, site),
  ]);
  return {
    hasLink: html.includes(GOOGLE) && plain.includes(GOOGLE),
    passes: files.filter(({ content_type }) => content_type === 'application/vnd.apple.pkpass'),
  };
}

test('the mail with a ticket brings it for both wallets', async () => {
  const { hasLink, passes } = await partsOf(sent('reservation-ticket', ticket));
  expect([hasLink, passes.map(({ filename }) => filename)]).toEqual([true, ['vstupenka.pkpass']]);
});

test.each([
  ['an unpaid ticket', sent('reservation-create-custom', { ...ticket, is_paid: false })],
  [
    'several tickets',
    sent('reservation-payment', {
      ...ticket,
      ticket_id: undefined,
      tickets: [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
      ],
    }),
  ],
  ['a cancelled ticket', sent('reservation-cancel', ticket)],
])('the mail about %s brings no pass', async (_what, mail) => {
  expect(await partsOf(mail)).toEqual({ hasLink: false, passes: [] });
});

test('without configured wallets no mail has a pass', async () => {
  const withoutWallets = readConfig({ NODE_ENV: 'test' });
  expect(await partsOf(sent('reservation-ticket', ticket), withoutWallets)).toEqual({ hasLink: false, passes: [] });
});
