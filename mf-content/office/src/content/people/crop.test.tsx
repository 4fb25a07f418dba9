import { renderPage, replyPage, testServer } from '@arbora/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { setWindowWidth } from '@arbora/office/testing';
import { largestCrop } from '@arbora/office';

const ID = '99999999-0000-4000-8000-000000000001';
const person = {
  id: ID, name: 'Eva Nováková', position: 'Zahradnice', position_en: null, position_pl: null, phone: null, email: null,
  branch: null, photo: '/cdn/puvodni', body: '', body_en: null, body_pl: null, sort: 0, is_public: true,
  created_at: '2026-03-01T08:00:00Z', updated_at: '2026-03-01T08:00:00Z', version: 1,
}; // oxfmt-ignore

const drawImage = jest.fn();

beforeEach(() => {
  setWindowWidth(1440);
  drawImage.mockClear();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['RIFF'], { type: type! })));
});
afterEach(() => jest.restoreAllMocks());

async function openCrop() {
  const server = testServer({
    'GET /api/rest/person_card': ({ query }) => (query.has('id') ? [person] : replyPage([person])),
    'GET /api/rest/photos_recent': [{ title: 'Eva na poli', title_en: null, title_pl: null }],
    'GET /api/rest/history_list': [],
    'POST /api/media/image': { id: ID, key: 'vyrez', url: '/cdn/vyrez' },
  });
  await renderPage(remote, `/cs/manager/news?list=people&id=${ID}`, { server, person: { acl: ['editor'] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Oříznout obrázek: Fotka' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Oříznout obrázek' }));
  const original = dialog.getByRole('img', { name: 'Celý obrázek' });
  Object.defineProperties(original, { naturalWidth: { value: 1200 }, naturalHeight: { value: 800 } });
  return { server, dialog, original };
}

test('the largest area with the ratio of the field is selected', () => {
  expect(largestCrop(1200, 800, 1)).toMatchObject({ unit: '%', y: 0, height: 100 });
  expect(largestCrop(1200, 800, 1).width).toBeCloseTo(66.7, 1);
  expect(largestCrop(800, 1200, 2)).toMatchObject({ x: 0, width: 100 });
});

test('a cropped picture is added to the library under the title of the original, and the field shows it', async () => {
  const { server, dialog, original } = await openCrop();
  fireEvent.load(original);
  await userEvent.click(dialog.getByRole('button', { name: 'Použít výřez' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Oříznout obrázek' })).not.toBeInTheDocument());
  expect(drawImage).toHaveBeenCalledWith(original, 200, 0, 800, 800, 0, 0, 800, 800);
  expect(server.sent('POST /api/media/image')[0]?.body).toEqual({
    image: expect.stringMatching(/^data:image\/webp;base64,/),
    options: { title: 'Eva na poli' },
  });

  // A second crop starts from the original.
  await userEvent.click(screen.getByRole('button', { name: 'Oříznout obrázek: Fotka' }));
  expect(await screen.findByRole('img', { name: 'Celý obrázek' })).toHaveAttribute('src', '/cdn/puvodni?w=2500');
});

test('a picture that fails to load is reported and cannot be cropped', async () => {
  const { dialog, original } = await openCrop();
  fireEvent.error(original);
  expect(dialog.getByText('Obrázek se nepodařilo načíst.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Použít výřez' })).toBeDisabled();
});
