import { configureTransport, setTokenProvider } from '@arbora/api';
import { getSession, login, logout, mayOpen, startSession } from '@arbora/auth';
import type { RouteAccess } from '@arbora/registry';
import { DEMO_PASSWORD } from '@arbora/domain';
import type { TestApp } from '../app';

/** Kinds of visitors: anonymous, and each kind of account. */
export const VISITORS = [null, 'customer', 'customer.sk', 'jobs', 'editor', 'sales', 'admin'] as const;
export type Visitor = (typeof VISITORS)[number];

/** A page past the end of a list, after which `pageOf` requests the last one. */
const PAST_THE_END = 416;

/** A refused request. */
export interface Refused {
  request: string;
  status: number;
  body: string;
}

/** Points the clients of the front end at the real services; returns the list of refused requests. */
export function useServices({ app }: TestApp): Refused[] {
  const refused: Refused[] = [];
  const cookies = new Map<string, string>();
  configureTransport({
    base: '/api',
    fetch: async (input, init) => {
      const url = String(input);
      const method = init?.method ?? 'GET';
      const {
        statusCode,
        headers,
        body,
        cookies: set,
      } = await app.inject({
        method: method as 'GET',
        url,
        cookies: Object.fromEntries(cookies),
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
      });
      for (const { name, value } of set) cookies.set(name, value);
      if (statusCode >= 400 && statusCode !== PAST_THE_END)
        refused.push({ request: `${method} ${decodeURIComponent(url)}`, status: statusCode, body });
      const answered = new Headers();
      for (const [name, value] of Object.entries(headers)) answered.set(name, String(value));
      return new Response([204, 304].includes(statusCode) ? null : body, { status: statusCode, headers: answered });
    },
  });
  return refused;
}

/** Runs `work` in the session of a visitor, like the shell. */
export async function asVisitor(visitor: Visitor, work: () => Promise<void>): Promise<void> {
  const end = startSession();
  try {
    if (visitor !== null) await login(`${visitor}@arbora.example`, DEMO_PASSWORD);
    await work();
    if (visitor !== null) await logout();
  } finally {
    end();
    setTokenProvider(null);
  }
}

/** Whether the logged-in person may open a page, according to the shell's guards. */
export function mayEnter(access: RouteAccess): boolean {
  const session = getSession();
  if (access === 'public') return true;
  if (access === 'customer') return session.status === 'authenticated';
  if (access === 'manager') return session.user?.isManager ?? false;
  return mayOpen(session, access.section);
}
