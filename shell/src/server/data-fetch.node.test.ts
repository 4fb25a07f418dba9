import { MessageChannel } from 'node:worker_threads';
import type { DataResponse, DataRequest } from '@arbora/registry';
import { dataFetch } from './data-fetch';

const channel = new MessageChannel();
const questions: DataRequest[] = [];
channel.port1.on('message', (question: DataRequest) => {
  questions.push(question);
  const answer: DataResponse = { id: question.id, status: 200, headers: {}, body: question.path };
  channel.port1.postMessage(answer);
});
const read = dataFetch(channel.port2);
afterAll(() => channel.port1.close());

const BASE_URL = 'http://site/api/rest';
const call = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

test('a read is forwarded without credentials', async () => {
  const response = await read(`${BASE_URL}/news_item?limit=1`, {
    headers: { authorization: 'Bearer x', prefer: 'count=exact' },
  });
  expect(await response.text()).toBe('/api/rest/news_item?limit=1');
  expect(questions.at(-1)!.headers).toEqual({ prefer: 'count=exact' });
});

test('an RPC call becomes a GET with its arguments', async () => {
  const response = await read(`${BASE_URL}/rpc/find?select=name`, call({ query: 'javor klen', limit: 2 }));
  expect(await response.text()).toBe('/api/rest/rpc/find?select=name&query=javor+klen&limit=2');
});

test.each([
  ['an insert', 'news_comment', call({ text: 'x' })],
  ['a function called by PATCH', 'rpc/find', { ...call({}), method: 'PATCH' }],
])('%s is rejected without a request', async (_, resource, init) => {
  const before = questions.length;
  await expect(read(`${BASE_URL}/${resource}`, init)).rejects.toThrow('A page is rendered from reads alone');
  expect(questions).toHaveLength(before);
});
