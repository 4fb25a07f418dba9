import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

export interface StaticSite {
  url: string;
  close(): void;
}

interface CachedResponse {
  status: number;
  headers: http.OutgoingHttpHeaders;
  body: Buffer;
}

/** Headers of a single transfer, which must not be replayed. */
const TRANSFER_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', 'set-cookie'];

function fetchRaw(url: string, encoding: string): Promise<CachedResponse> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': encoding, accept: '*/*', 'accept-language': 'cs' } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const headers = Object.entries(response.headers).filter(([name]) => !TRANSFER_HEADERS.includes(name));
          resolve({
            status: response.statusCode ?? 500,
            headers: Object.fromEntries(headers),
            body: Buffer.concat(parts),
          });
        });
      })
      .on('error', reject);
  });
}

/** Removes scripts, their data and preloads; keeps markup, styles, images and fonts. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, '')
    .replace(/<link\b[^>]*(?:rel="modulepreload"|as="script")[^>]*>\n?/g, '');
}

async function fetchResponse(origin: string, path: string): Promise<CachedResponse> {
  const asDelivered = await fetchRaw(origin + path, 'br');
  if (!String(asDelivered.headers['content-type']).startsWith('text/html')) return asDelivered;
  const { status, headers, body } = await fetchRaw(origin + path, 'identity');
  const compressed = await promisify(brotliCompress)(withoutScripts(body.toString()));
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: compressed };
}

/**
 * Serves the site at `origin` as static HTML without scripts: each response is fetched once and cached with its
 * headers.
 */
export async function openStaticSite(origin: string): Promise<StaticSite> {
  const responses = new Map<string, Promise<CachedResponse>>();
  const server = http.createServer((request, reply) => {
    const path = request.url ?? '/';
    if (!responses.has(path)) responses.set(path, fetchResponse(origin, path));
    responses.get(path)!.then(
      ({ status, headers, body }) => reply.writeHead(status, { ...headers, 'content-length': body.length }).end(body),
      () => reply.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
