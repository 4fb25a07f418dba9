import { renderToString } from 'react-dom/server';
import { mayOpen } from './access';
import { ANONYMOUS } from './session-state';
import type { Session, SessionUser } from './session-state';
import { setSession } from './session-store';
import { useSession } from './use-session';

function Status() {
  return <>{useSession().status}</>;
}

test('a server always renders the session as being restored', () => {
  setSession(ANONYMOUS);
  expect(renderToString(<Status />)).toBe('restoring');
});

const withAcl = (acl: SessionUser['acl'], isAdmin = false): Session => ({
  status: 'authenticated',
  user: { ...({} as SessionUser), acl, isAdmin },
});

test.each([
  [withAcl(['sales']), 'booking', true],
  [withAcl(['sales']), 'news', false],
  [withAcl(['jobs']), 'jobs', true],
  [withAcl(['editor', 'sales']), 'settings', false],
  [withAcl(['admin'], true), 'settings', true],
  [withAcl([]), 'booking', false],
  [ANONYMOUS, 'booking', false],
] as const)('access to a section is correct (case %#)', (session, section, expected) => {
  expect(mayOpen(session, section)).toBe(expected);
});
