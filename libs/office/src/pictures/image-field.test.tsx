import { enter, reply, replyPage, type TestRoutes } from '@arbora/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFields } from '../testing/open-section';
import { aPhoto, PHOTOS, UPLOAD } from '../testing/photos';
import '../testing/test-browser';
import { imageField } from './image-field';

const library = [aPhoto(1), aPhoto(2, { title: null, product_name: 'Acer campestre' })];
const field = imageField('photo', { label: 'job.title' });

function open(photo: string | null, routes: TestRoutes = {}, fields: readonly unknown[] = [field]) {
  return openFields(fields, { photo }, { [PHOTOS]: replyPage(library, 30), ...routes });
}
async function openLibrary() {
  await userEvent.click(await screen.findByRole('button', { name: 'Vybrat obrázek: Title' }));
  return within(await screen.findByRole('dialog', { name: 'Fotobanka' }));
}
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
const preview = (): HTMLImageElement | null =>
  screen.getByRole('button', { name: 'Vybrat obrázek: Title' }).parentElement!.parentElement!.querySelector('img');

test('a picture of the library is chosen by its description or its plant, shown and saved by its URL', async () => {
  const { saved } = await open(null);
  const dialog = await openLibrary();
  expect(await dialog.findByRole('button', { name: 'Picture 1' })).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Acer campestre' }));
  expect(screen.queryByRole('dialog', { name: 'Fotobanka' })).toBeNull();
  expect(preview()).toHaveAttribute('src', `/cdn/${library[1]!.key}?w=400`);
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ photo: `/cdn/${library[1]!.key}` }));
});

test('the library is searched by description, plant and gallery, without saving the form', async () => {
  const { server, saved, onClosed } = await open('/cdn/old');
  const dialog = await openLibrary();
  await enter(dialog.getByRole('searchbox', { name: 'Popis, rostlina nebo galerie' }), 'javor');
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(server.sent(PHOTOS).at(-1)?.query.get('or')).toBe(
      '(title.ilike."%javor%",product_name.ilike."%javor%",photogallery_name.ilike."%javor%")',
    ),
  );
  server.on({ [PHOTOS]: replyPage([], 0) });
  await enter(dialog.getByRole('searchbox'), 'x');
  expect(await dialog.findByText('Takový snímek nemáme')).toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
  expect(onClosed).not.toHaveBeenCalled();
});

test('the library has pages, and a search starts at the first of them', async () => {
  const { server } = await open(null);
  const dialog = await openLibrary();
  const next = await dialog.findByRole('button', { name: 'Další' });
  expect(dialog.getByRole('button', { name: 'Předchozí' })).toBeDisabled();
  server.on({ [PHOTOS]: replyPage([aPhoto(3)], 30) });
  await userEvent.click(next);
  expect(await dialog.findByRole('button', { name: 'Picture 3' })).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Předchozí' })).toBeEnabled();
  expect(next).toBeDisabled();
  await enter(dialog.getByRole('searchbox'), 'javor');
  await waitFor(() => expect(next).toBeEnabled());
  expect(dialog.getByRole('button', { name: 'Předchozí' })).toBeDisabled();
});

test('a picture uploaded in the library is offered there', async () => {
  const { server } = await open(null, { [UPLOAD]: { id: 'x', key: 'x', url: '/cdn/x' } });
  const dialog = await openLibrary();
  await dialog.findByRole('button', { name: 'Picture 1' });
  server.on({
    [PHOTOS]: () => (server.sent(UPLOAD).length > 0 ? replyPage([aPhoto(3), ...library], 31) : replyPage(library, 30)),
  });
  await userEvent.upload(
    dialog.getByLabelText('Vybrat soubory'),
    new File(['GIF89a'], 'stromy v aleji.gif', { type: 'image/gif' }),
  );
  expect(await dialog.findByRole('button', { name: 'Picture 3' })).toBeInTheDocument();
  expect(server.sent(UPLOAD)[0]?.body).toEqual({
    image: 'data:image/gif;base64,R0lGODlh',
    options: { title: 'Stromy v aleji' },
  });
});

test('a picture is removed, which is saved as null, and then there is nothing to remove or crop', async () => {
  const { saved } = await open('/cdn/old');
  await userEvent.click(await screen.findByRole('button', { name: 'Odebrat obrázek: Title' }));
  expect(preview()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Odebrat obrázek: Title' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Oříznout obrázek: Title' })).toBeNull();
  await save();
  await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ photo: null }));
});

test('a picture outside of the library cannot be cropped', async () => {
  await open('/static/logo.svg');
  expect(await screen.findByRole('button', { name: 'Odebrat obrázek: Title' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Oříznout obrázek: Title' })).toBeNull();
});

test('a required picture is asked for', async () => {
  const required = imageField('photo', { label: 'job.title', required: true });
  const { saved } = await open('/cdn/old', {}, [required]);
  await userEvent.click(await screen.findByRole('button', { name: 'Odebrat obrázek: Title' }));
  await save();
  const choose = screen.getByRole('button', { name: 'Vybrat obrázek: Title' });
  await waitFor(() => expect(choose).toHaveAccessibleDescription(/\S/));
  expect(saved).not.toHaveBeenCalled();
});

test('a library that cannot be read says so, and is read again on request', async () => {
  const { server } = await open(null, { [PHOTOS]: reply(403, { code: 'auth.forbidden', message: '' }) });
  const dialog = await openLibrary();
  const retry = await dialog.findByRole('button', { name: 'Zkusit znovu' });
  server.on({ [PHOTOS]: replyPage(library, 2) });
  await userEvent.click(retry);
  expect(await dialog.findByRole('button', { name: 'Picture 1' })).toBeInTheDocument();
});
