import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { stripLocale } from '@arbora/domain';
import { findData, matchRoute, type RemoteEntry } from '@arbora/registry';
import type { ProxyConfigArrayItem } from 'webpack-dev-server';
import { RELOAD_SCRIPT } from './local-builds';
import { localDocument } from './local-document';
import { assertContract, reasonOf } from './site-contract';

export interface ForwardedSite {
  /** Forwards every request to the site. */
  proxy: ProxyConfigArrayItem;
  close(): void;
}

function isForDocument({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept?.includes('text/html') ?? false);
}

/** Without `Secure`, which Safari refuses at http://localhost, unless the name requires it. */
function localCookie(cookie: string): string {
  return cookie.startsWith('__') ? cookie : cookie.replace(/; *secure(?=;|$)/i, '');
}

/** Removes what sends the browser to https. */
function allowHttp(headers: IncomingMessage['headers']): void {
  delete headers['strict-transport-security'];
  const policies = [headers['content-security-policy'] ?? []].flat();
  headers['content-security-policy'] = policies.map((policy) => policy.replace(/;? *upgrade-insecure-requests */, ''));
  headers['set-cookie'] &&= headers['set-cookie'].map(localCookie);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.statusCode = status;
  response.statusMessage = http.STATUS_CODES[status]!;
  response.setHeader('content-type', `${type}; charset=utf-8`);
  response.setHeader('cache-control', 'no-store');
  response.end(body);
}

/** Forwards requests to `origin`, whose documents get the local builds. */
export function forwardedSite(origin: string, entries: () => Promise<readonly RemoteEntry[]>): ForwardedSite {
  const agent = new (origin.startsWith('https:') ? https : http).Agent({ keepAlive: true });
  let lastFault = '';

  /** Prints each fault once until the site responds again. */
  function report(message: string): string {
    if (message !== lastFault) console.error(message);
    lastFault = message;
    return `${message}\n`;
  }
  /** The site refuses changes that another site requests; requests of other sites keep their origin. */
  function forwardOrigin(forwarded: ClientRequest, { headers }: IncomingMessage): void {
    if (headers.origin === `http://${headers.host}`) forwarded.setHeader('origin', origin);
  }
  async function sendDocument(html: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!findData(html, 'registry')) return void response.end(html);
    assertContract(origin, html);
    const remotes = await entries();
    const { pathname } = new URL(request.url ?? '/', origin);
    const isLocal = matchRoute({ remotes: [...remotes] }, stripLocale(pathname)) !== null;
    const hotUpdates = `ws://${request.headers.host}`;
    const document = localDocument(html, { remotes, reloadScript: RELOAD_SCRIPT, hotUpdates });
    send(response, isLocal ? 200 : response.statusCode, 'text/html', document);
  }

  return {
    close: () => agent.destroy(),
    proxy: {
      context: () => true,
      target: origin,
      agent,
      ws: true,
      changeOrigin: true,
      autoRewrite: true,
      protocolRewrite: 'http',
      cookieDomainRewrite: '',
      logLevel: 'silent',
      onProxyReq(forwarded, request) {
        forwardOrigin(forwarded, request);
        if (!isForDocument(request)) return;
        forwarded.setHeader('accept-encoding', 'identity');
        // The same document of the site may have another local build.
        forwarded.removeHeader('if-none-match');
      },
      onProxyReqWs: forwardOrigin,
      onProxyRes(answer, request, response) {
        lastFault = '';
        allowHttp(answer.headers);
        const isDocument = isForDocument(request) && answer.headers['content-type']?.startsWith('text/html');
        if (!isDocument || answer.headers['content-encoding']) return;
        delete answer.headers['content-length'];
        delete answer.headers.etag;
        // The proxy calls it after it has set status and headers.
        answer.pipe = (destination) => {
          text(answer)
            .then((html) => sendDocument(html, request, response))
            .catch((error: unknown) => send(response, 502, 'text/plain', report((error as Error).message)));
          return destination;
        };
      },
      onError(error, _request, response) {
        const message = report(`${origin} does not respond: ${reasonOf(error)}`);
        if (!('setHeader' in response) || response.headersSent) response.destroy();
        else send(response, 502, 'text/plain', message);
      },
    },
  };
}
