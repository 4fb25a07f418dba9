import { renderPage, testServer } from '@arbora/testing';
import { act, screen } from '@testing-library/react';
import account from '../remote';

jest.mock('./passkey-ceremony', () => {
  throw new Error('not loaded');
});

test('if the passkey code fails to load, autofill shows no error and the button remains', async () => {
  const isConditionalMediationAvailable = jest.fn(() => Promise.resolve(true));
  Object.assign(window, { PublicKeyCredential: { isConditionalMediationAvailable } });
  await renderPage(account, '/cs/login', { server: testServer({}) });
  expect(await screen.findByRole('button', { name: 'Použít přístupový klíč' })).toBeVisible();
  await act(() => expect(import('./passkey-ceremony')).rejects.toThrow('not loaded'));
  expect(isConditionalMediationAvailable).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});
