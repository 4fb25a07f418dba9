import { renderPart, reply, testServer } from '@arbora/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import content from '../remote';
import { ApplicationForm } from './application-form';

const APPLY = 'POST /api/backend/job_application';
const GARDENER = '7ebe424d-3cc7-8698-9305-f5088ea0eb04';
const cv = () => new File(['%PDF-1.7'], 'Životopis.pdf', { type: 'application/pdf' });
const large = () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'Portfolio.pdf', { type: 'application/pdf' });

async function open(response: unknown = reply(201, { id: '1' })) {
  const user = userEvent.setup({ applyAccept: false });
  const { server } = await renderPart(content, <ApplicationForm positionId={GARDENER} />, {
    server: testServer({ [APPLY]: response }),
  });
  return { user, server };
}

const file = () => screen.getByLabelText(/^Životopis/);
const send = () => screen.getByRole('button', { name: 'Odeslat přihlášku' });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Jméno a příjmení'), 'Jan Sadař');
  await user.type(screen.getByLabelText('E-mail'), 'Jan@Jinde.example');
  await user.type(screen.getByLabelText(/^Zpráva/), 'Rád sázím stromy.');
}

test('an application is sent with its file, and a confirmation replaces the form', async () => {
  const { user, server } = await open();
  await fillIn(user);
  await user.upload(file(), cv());
  expect(screen.getByText('Životopis.pdf')).toBeVisible();
  await user.click(send());
  const confirmation = await screen.findByText('Děkujeme, přihlášku máme');
  expect(confirmation.closest('[role="status"]')).toHaveFocus();
  expect(server.sent(APPLY)[0]!.body).toEqual({
    name: 'Jan Sadař',
    email: 'jan@jinde.example',
    phone: '',
    message: 'Rád sázím stromy.',
    locale: 'cs',
    job_position_id: GARDENER,
    file: { name: 'Životopis.pdf', type: 'application/pdf', data: 'data:application/pdf;base64,JVBERi0xLjc=' },
  });
});

test('missing input is reported at its field, and nothing is sent', async () => {
  const { user, server } = await open();
  await user.click(send());
  await waitFor(() => expect(screen.getByLabelText('Jméno a příjmení')).toHaveFocus());
  expect(file()).toHaveAccessibleDescription(/Přiložte, prosím, životopis\./);
  expect(server.sent(APPLY)).toEqual([]);
});

test.each([
  ['too large', large, /Soubor má víc než 5 MB/],
  [
    'a spreadsheet',
    () => new File(['x'], 'plat.xlsx', { type: 'application/vnd.ms-excel' }),
    /Takový soubor otevřít neumíme/,
  ],
  ['empty', () => new File([], 'nic.pdf', { type: 'application/pdf' }), /Soubor je prázdný/],
])('a file that is %s is rejected as soon as it is chosen', async (_, createFile, text) => {
  const { user } = await open();
  await user.upload(file(), createFile());
  await waitFor(() => expect(file()).toHaveAccessibleDescription(text));
  await user.upload(file(), cv());
  await waitFor(() => expect(file()).not.toHaveAccessibleDescription(text));
});

test('removing a rejected file removes its error', async () => {
  const { user } = await open();
  await user.upload(file(), large());
  await waitFor(() => expect(file()).toHaveAccessibleDescription(/Soubor má víc než 5 MB/));
  await user.click(screen.getByRole('button', { name: /^Odebrat/ }));
  expect(file()).not.toHaveAccessibleDescription(/Soubor má víc než 5 MB/);
});

test('a file of a type unknown to the system is judged by its extension', async () => {
  const { user, server } = await open();
  await fillIn(user);
  await user.upload(file(), new File(['PK'], 'Životopis.docx', { type: '' }));
  await user.click(send());
  await screen.findByText('Děkujeme, přihlášku máme');
  const body = server.sent(APPLY)[0]!.body as { file: { type: string } };
  expect(body.file.type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
});

test('a file rejected by the server is reported at the field, and all input is kept', async () => {
  const { user } = await open(reply(422, { code: 'media.file_unsafe', message: '' }));
  await fillIn(user);
  await user.upload(file(), cv());
  await user.click(send());
  await waitFor(() => expect(file()).toHaveAccessibleDescription(/Soubor obsahuje skripty/));
  expect(file()).toHaveFocus();
  expect(screen.getByLabelText('Jméno a příjmení')).toHaveValue('Jan Sadař');
  expect(screen.getByText('Životopis.pdf')).toBeVisible();
});

test('resending an application reuses the idempotency key, and a changed one gets a new key', async () => {
  const { user, server } = await open(reply(503, { code: 'unavailable', message: '' }));
  await fillIn(user);
  await user.upload(file(), cv());
  for (const count of [1, 2]) {
    await user.click(send());
    await waitFor(() => expect(server.sent(APPLY)).toHaveLength(count));
    expect(await screen.findByRole('alert')).toBeVisible();
  }
  await user.type(screen.getByLabelText(/^Zpráva/), ' A keře.');
  await user.click(send());
  await waitFor(() => expect(server.sent(APPLY)).toHaveLength(3));
  const [first, second, third] = server.sent(APPLY).map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('sending an application can be stopped, and all input is kept', async () => {
  const { user } = await open(() => new Promise(() => undefined));
  await fillIn(user);
  await user.upload(file(), cv());
  await user.click(send());
  expect(await screen.findByRole('progressbar', { name: /^Odesíláme/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zrušit odesílání' }));
  expect(await screen.findByText(/^Odesílání jste zrušili/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('Životopis.pdf')).toBeVisible();
  expect(send()).toBeEnabled();
});

test.each([
  [429, 'request.limited', /Z této adresy už přišlo hodně přihlášek/],
  [404, 'careers.position_unknown', 'Tato pozice už není otevřená.'],
])('the error %s %s is shown as a message', async (status, code, text) => {
  const { user } = await open(reply(status, { code, message: '' }));
  await fillIn(user);
  await user.upload(file(), cv());
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('E-mail')).toHaveValue('Jan@Jinde.example');
});

test('the form states the configured retention of applications', async () => {
  await renderPart(content, <ApplicationForm positionId={null} />, { site: { jobApplicationDays: 90 } });
  expect(screen.getByText(/po 90 dnech je smažeme/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Jak chráníme osobní údaje' })).toHaveAttribute('href', '/cs/gdpr');
});
