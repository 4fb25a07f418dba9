import { testApp, type TestApp } from '../../tests/app';
import { PRODUCTION_SETTINGS } from '../../tests/production-settings';
import { readConfig } from '../config';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  summary?: string;
  tags?: string[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Record<string, unknown> }> }>;
  security?: unknown[];
}

let site: TestApp;
let document: Document;
beforeAll(async () => {
  site = await testApp();
  document = (await site.call('GET', '/api/docs/json')).json<Document>();
});
afterAll(() => site.close());

test('every route of the API is described, with a summary and the service that it belongs to', () => {
  const routes = site.app.apiRoutes.flatMap(({ url, method }) => [method].flat().map((one) => [url, one] as const));
  expect(routes.length).toBeGreaterThan(20);
  const lacking = routes.flatMap(([url, method]) => {
    const operation = document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    if (operation === undefined) return [`${method} ${url} is not in the document`];
    if (!operation.summary) return [`${method} ${url}: add summary: '…' to its schema`];
    return operation.tags?.length === 1 ? [] : [`${method} ${url} has no tag`];
  });
  expect(lacking).toEqual([]);
});

test('a body is described by its validation schema, and refusals by their codes', () => {
  const login = document.paths['/api/auth/login']?.['post'];
  expect(login?.requestBody?.content['application/json']?.schema).toMatchObject({
    type: 'object',
    required: ['username', 'password', 'bucket_id'],
    additionalProperties: false,
    properties: { password: { type: 'string', minLength: 1 }, cookie: { type: 'boolean', default: true } },
  });
  expect(login?.responses['401']?.content?.['application/json']?.schema).toMatchObject({
    properties: { code: { enum: ['auth.bad_credentials', 'auth.second_factor_required'] } },
  });
  expect(login?.responses['429']?.description).toBe('auth.rate_limited');
});

test('a call that requires a role is described as such', () => {
  const paid = document.paths['/api/backend/reservation_paid']?.['post'];
  const create = document.paths['/api/backend/booking_reservation']?.['post'];
  expect((paid ?? create)?.security).toEqual([{ bearer: [] }]);
  expect(Object.keys((paid ?? create)?.responses ?? {})).toEqual(expect.arrayContaining(['401', '403']));
});

test('columns are described as nullable: those of tables by constraint, those of views as declared', () => {
  const propertiesOf = (resource: string) => {
    const schema =
      document.paths[`/api/rest/${resource}`]?.['get']?.responses['200']?.content?.['application/json']?.schema;
    return (schema as { items: { properties: object } }).items.properties;
  };
  expect(propertiesOf('news_item')).toMatchObject({
    title: { type: 'string' },
    author: { type: ['string', 'null'] },
    completed_at: { type: ['string', 'null'], format: 'date-time' },
  });
  expect(propertiesOf('news_comments')).toMatchObject({
    nickname: { type: ['string', 'null'] },
    body: { type: 'string' },
  });
});

test('resources of the data service are described as declared, with writes only where a role may write', () => {
  const news = document.paths['/api/rest/news_item'] ?? {};
  expect(Object.keys(news)).toEqual(['get', 'post', 'patch', 'delete']);
  expect(news['get']?.responses['200']?.content?.['application/json']?.schema).toMatchObject({
    type: 'array',
    items: { properties: { id: { type: 'string', format: 'uuid' }, is_published: { type: 'boolean' } } },
  });
  expect(Object.keys(document.paths['/api/rest/katalog_items'] ?? {})).toEqual(['get']);
  expect(
    document.paths['/api/rest/rpc/katalog_search']?.['post']?.requestBody?.content['application/json']?.schema,
  ).toEqual({
    type: 'object',
    properties: { query: { type: 'string' } },
    required: ['query'],
  });
  expect(document.paths['/api/at-rest/auth_person']).toBeDefined();
  expect(Object.keys(document.paths).filter((path) => path.includes('*') || path.includes('credential'))).toEqual([]);
});

test('the page loads its scripts as files under its own policy', async () => {
  const page = await site.call('GET', '/api/docs');
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(page.body).not.toMatch(/<script(?! src="\/api\/docs\/)/);
  const files = [...page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => String(file));
  expect(files).toHaveLength(3);
  for (const file of files) expect((await site.call('GET', file)).statusCode).toBe(200);
  expect((await site.call('GET', '/api/docs/assets/index.html')).statusCode).toBe(404);
  expect((await site.call('GET', '/api/docs/json')).headers['content-security-policy']).toContain("default-src 'none'");
});

test.each([
  ['in production', { NODE_ENV: 'production' as const }, false],
  ['in production if enabled', { API_DOCS: '1' }, true],
  ['in development', { NODE_ENV: 'development' as const, PUBLIC_ORIGIN: '' }, true],
  ['in development if disabled', { NODE_ENV: 'development' as const, PUBLIC_ORIGIN: '', API_DOCS: '0' }, false],
])('is published %s: %#', async (_where, changed, isPublished) => {
  const { apiDocs } = readConfig({ ...PRODUCTION_SETTINGS, ...changed });
  expect(apiDocs).toBe(isPublished);
  const other = await testApp({ database: site.database, config: { apiDocs } });
  for (const url of ['/api/docs', '/api/docs/json', '/api/docs/start.js', '/api/docs/assets/swagger-ui.css']) {
    expect((await other.call('GET', url)).statusCode).toBe(isPublished ? 200 : 404);
  }
  await other.close();
});
