import { reply, type TestRoutes } from '@arbora/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFields } from '../testing/open-section';
import { PHOTOS, UPLOAD } from '../testing/photos';
import '../testing/test-browser';
import { imageField } from './image-field';

const field = imageField('photo', { label: 'job.title', aspect: 1 });
const drawImage = jest.fn();

/** jsdom draws nothing. */
beforeEach(() => {
  drawImage.mockClear();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
});
afterEach(() => jest.restoreAllMocks());

/** The browser writes these types of pictures, and PNG instead of others. */
function encodes(...types: string[]): void {
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type = '') =>
      done(types.length === 0 ? null : new Blob(['x'], { type: types.includes(type) ? type : 'image/png' })),
    );
}

async function open(routes: TestRoutes = {}) {
  const page = await openFields(
    [field],
    { photo: '/cdn/whole' },
    {
      [PHOTOS]: [{ title: 'Picture 1', title_en: 'Oak', title_pl: null }],
      [UPLOAD]: { id: 'x', key: 'part', url: '/cdn/part' },
      ...routes,
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Oříznout obrázek: Title' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Oříznout obrázek' }));
  const picture = dialog.getByRole('img', { name: 'Celý obrázek' });
  Object.defineProperties(picture, { naturalWidth: { value: 1200 }, naturalHeight: { value: 800 } });
  fireEvent.load(picture);
  const apply = async () => userEvent.click(dialog.getByRole('button', { name: 'Použít výřez' }));
  return { ...page, dialog, picture, apply };
}
const cropDialog = () => screen.queryByRole('dialog', { name: 'Oříznout obrázek' });

test('the largest part in the ratio of the field becomes a new picture with the same titles, and is saved', async () => {
  encodes('image/webp');
  const { server, picture, apply, saved } = await open();
  await apply();
  await waitFor(() => expect(cropDialog()).toBeNull());
  expect(drawImage).toHaveBeenCalledWith(picture, 200, 0, 800, 800, 0, 0, 800, 800);
  expect(server.sent(PHOTOS).at(-1)?.query.get('key')).toBe('eq.whole');
  expect(server.sent(UPLOAD)[0]?.body).toEqual({
    image: 'data:image/webp;base64,eA==',
    options: { title: 'Picture 1', title_en: 'Oak' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ photo: '/cdn/part' }));
});

test('the part is moved by arrow keys', async () => {
  encodes('image/webp');
  const { dialog, picture, apply } = await open();
  for (const element of [picture, picture.parentElement!]) {
    element.getBoundingClientRect = () => new DOMRect(0, 0, 1200, 800);
  }
  dialog.getByRole('group', { name: 'Výřez; posunete ho šipkami' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await apply();
  await waitFor(() => expect(drawImage).toHaveBeenCalled());
  expect(drawImage.mock.calls[0][1]).toBeLessThan(200);
});

test('a browser that cannot write WebP sends a JPEG', async () => {
  encodes('image/jpeg');
  const { server, apply } = await open();
  await apply();
  await waitFor(() => expect(server.sent(UPLOAD)[0]?.body).toMatchObject({ image: 'data:image/jpeg;base64,eA==' }));
});

test('a part that the browser cannot encode, or the server does not take, is told, and the dialog stays', async () => {
  const { dialog, apply, server } = await open({ [UPLOAD]: reply(503, { code: 'media.unavailable', message: '' }) });
  encodes();
  await apply();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Prohlížeč nedovolil obrázek přečíst.');
  expect(server.sent(UPLOAD)).toEqual([]);
  jest.spyOn(console, 'warn').mockImplementation();
  encodes('image/webp');
  await apply();
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Úložiště souborů teď neodpovídá.'));
  expect(cropDialog()).not.toBeNull();
});

test('a cancelled crop keeps the picture', async () => {
  const { dialog, saved, onClosed } = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Zrušit' }));
  expect(cropDialog()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalled());
  expect(saved).not.toHaveBeenCalled();
});
