import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { openStaticSite, withoutScripts } from './static-site';

test('withoutScripts removes scripts, their data and their preloads only', () => {
  const html = `<head>
<script defer src="/main.js"></script>
<link rel="preload" as="script" href="/page.js" fetchpriority="low">
<link rel="preload" as="font" href="/a.woff2" crossorigin>
<script type="application/json" id="site">{"a":"<b>"}</script>
<link rel="stylesheet" href="/a.css">
</head><body><p>Jabloň</p></body>`;
  expect(withoutScripts(html)).toBe(`<head>
<link rel="preload" as="font" href="/a.woff2" crossorigin>
<link rel="stylesheet" href="/a.css">
</head><body><p>Jabloň</p></body>`);
});

test('a response is fetched once and served with its own headers', async () => {
  let requests = 0;
  const origin = http.createServer((request, response) => {
    requests += 1;
    const isPage = request.url === '/cs/';
    response.writeHead(200, { 'content-type': isPage ? 'text/html' : 'text/css', 'cache-control': 'no-cache' });
    response.end(isPage ? '<script>1</script><p>Bříza</p>' : 'p{}');
  });
  await new Promise<void>((resolve) => origin.listen(0, resolve));
  const site = await openStaticSite(`http://localhost:${(origin.address() as AddressInfo).port}`);
  try {
    const responses = [await raw(`${site.url}/cs/`), await raw(`${site.url}/cs/`)];
    expect(responses.map(({ body }) => brotliDecompressSync(body).toString())).toEqual([
      '<p>Bříza</p>',
      '<p>Bříza</p>',
    ]);
    expect(responses[0]!.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    // Once unmodified and once for the version without scripts.
    expect(requests).toBe(2);
    expect((await raw(`${site.url}/a.css`)).body.toString()).toBe('p{}');
  } finally {
    site.close();
    origin.close();
  }
});

function raw(url: string): Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
      })
      .on('error', reject);
  });
}
