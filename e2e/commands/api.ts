import { ORIGIN } from '../site';

interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Access token of the caller; without one the call is anonymous. */
  token?: string;
}

/** Calls the site's services to set up a journey. @throws Error with the response unless it is 2xx */
export async function api<T>(path: string, { method = 'GET', body, token }: Call = {}): Promise<T> {
  const response = await fetch(`${ORIGIN}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', prefer: 'return=representation' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as T;
}
