import { renderPart, reply, testServer } from '@arbora/testing';
import { saveFile } from '@arbora/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { kit } from '../testing/open-section';
import { snackbars } from '../testing/snackbars';
import '../testing/test-browser';
import { StoredFileButton } from './stored-file-button';

jest.mock('@arbora/ui', () => ({ ...jest.requireActual<object>('@arbora/ui'), saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);
beforeEach(() => saved.mockClear());

const FILE = 'GET /api/backend/invoice/1';

async function open(response: unknown) {
  const server = testServer({ [FILE]: response });
  const button = (
    <StoredFileButton path="/backend/invoice/1" name="faktura-1.pdf">
      Invoice
    </StoredFileButton>
  );
  await renderPart(kit, button, { server, person: { acl: ['sales'] } });
  return server;
}
const press = async () => userEvent.click(screen.getByRole('button', { name: 'Invoice' }));

test('a stored file is read with the token of the person and saved under its name', async () => {
  const server = await open(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
  expect(server.sent(FILE)).toEqual([]);
  await press();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const [name, file] = saved.mock.calls[0]!;
  expect(name).toBe('faktura-1.pdf');
  expect(await new Response(file as Blob).text()).toBe('%PDF');
  expect(server.sent(FILE)[0]?.headers.get('authorization')).toMatch(/^Bearer /);
  expect(snackbars).toEqual([]);
});

test('a file that is being read is not asked for again', async () => {
  let respond: (file: Response) => void = () => undefined;
  const server = await open(() => new Promise((resolve) => (respond = resolve)));
  await press();
  await press();
  expect(server.sent(FILE)).toHaveLength(1);
  respond(new Response('%PDF'));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});

test('a file that cannot be read is told with its reason, and can be asked for again', async () => {
  const server = await open(reply(403, { code: 'auth.forbidden', message: '' }));
  await press();
  await waitFor(() => expect(snackbars).toHaveLength(1));
  expect(snackbars[0]).toMatchObject({ type: 'error', text: expect.stringMatching(/\S/) });
  expect(saved).not.toHaveBeenCalled();
  server.on({ [FILE]: new Response('%PDF') });
  await press();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});
