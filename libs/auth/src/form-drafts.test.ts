import { ROLE } from '@arbora/domain';
import { deleteFormDrafts, FORM_DRAFTS } from './form-drafts';
import { accessToken, login, logout, startSession } from './session';
import { PERSON, startAuthServer, type AuthServer } from './test-auth-server';

let server: AuthServer;
let stop: () => void;
const drafts = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith(FORM_DRAFTS));

beforeEach(() => {
  server = startAuthServer();
  stop = startSession();
  localStorage.setItem(`${FORM_DRAFTS}${PERSON}/profile`, '{}');
  localStorage.setItem(`${FORM_DRAFTS}another/profile`, '{}');
  sessionStorage.setItem(`${FORM_DRAFTS}anonymous/contact`, '{}');
});
afterEach(() => stop());

test('a login deletes the drafts of other users', async () => {
  await login('a@b', 'x');
  expect(drafts()).toEqual([`${FORM_DRAFTS}${PERSON}/profile`]);
});

test('a logout deletes all drafts, and nothing else', async () => {
  localStorage.setItem('theme', 'light');
  await login('a@b', 'x');
  await logout();
  expect(drafts()).toEqual([]);
  expect(localStorage.getItem('theme')).toBe('light');
});

test('an ended session keeps the drafts of its user', async () => {
  await login('a@b', 'x');
  server.errorResponse = { status: 401, code: 'auth.token_invalid' };
  await accessToken(ROLE.manager);
  expect(drafts()).toEqual([`${FORM_DRAFTS}${PERSON}/profile`]);
});

test('blocked storage causes no error', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(() => deleteFormDrafts()).not.toThrow();
  blocked.mockRestore();
});
