import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { testApp, type TestApp } from '../../tests/app';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());

const send = (method: string, url: string) => site.app.inject({ method: method as 'GET', url });

describe.each(['OPTIONS', 'TRACE', 'PUT', 'DELETE', 'GET'])('%s', (method) => {
  it.each([
    ['/api/auth/login', 'POST'],
    ['/api/rest/news_item?select=id', 'DELETE, GET, HEAD, PATCH, POST, PUT'],
    ['/api/backend/booking_reservation', 'DELETE, POST'],
    ['/cdn/00000000-0000-4000-8000-000000000000', 'GET, HEAD'],
    ['/robots.txt', 'GET, HEAD'],
    ['/favicon.ico', 'GET, HEAD'],
    ['/healthz', 'GET, HEAD'],
    ['/cs/', 'GET, HEAD, POST'],
    ['/de/', 'GET, HEAD'],
  ])('of %s names the methods of the path', async (url, methods) => {
    const { statusCode, headers, body } = await send(method, url);
    if (methods.split(', ').includes(method)) {
      expect(headers.allow).toBeUndefined();
      return;
    }
    expect(headers.allow).toBe(`${methods}, OPTIONS`);
    expect([statusCode, body === '' ? '' : (JSON.parse(body) as { code: string }).code]).toEqual(
      method === 'OPTIONS' ? [204, ''] : [405, 'request.invalid'],
    );
  });

  it.each(['/api/nothing', '/api/', '/api/auth/login/more'])('of %s is not found', async (url) => {
    const { statusCode, headers } = await send(method, url);
    expect([statusCode, headers.allow]).toEqual([404, undefined]);
  });
});

test('OPTIONS of the whole server is answered', async () => {
  const origin = await site.app.listen({ port: 0 });
  const asked = request(origin, { method: 'OPTIONS', path: '*' }).end();
  const [{ statusCode, headers }] = (await once(asked, 'response')) as [IncomingMessage];
  asked.destroy();
  expect([statusCode, headers.allow]).toEqual([204, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
});

test('a body of another type is refused with 415', async () => {
  const { statusCode, body } = await site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'text/xml' },
    payload: '<login/>',
  });
  expect([statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([415, 'request.invalid']);
});

test('a compressed body is refused with 415, naming the accepted coding', async () => {
  const { statusCode, headers } = await site.app.inject({
    method: 'POST',
    url: '/api/rest/web_inquiry',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('{}'),
  });
  expect([statusCode, headers['accept-encoding']]).toEqual([415, 'identity']);
});

test('a body with the coding "identity" is accepted', async () => {
  const { statusCode } = await site.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'identity' },
    payload: '{}',
  });
  expect(statusCode).toBe(400);
});
