import { readConfig } from './config';

const TOKEN = 'Q7x'.padEnd(64, 'b2');
const refusal = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  return null;
};

test('a token enables the API of Fio banka', () => {
  expect(readConfig({}).bankApi).toBeNull();
  expect(readConfig({ FIO_TOKEN: TOKEN }).bankApi).toEqual({ token: TOKEN, url: 'https://fioapi.fio.cz/v1/rest' });
  expect(readConfig({ FIO_TOKEN: TOKEN, FIO_API_URL: 'http://localhost:9000/' }).bankApi?.url).toBe('http://localhost:9000'); // oxfmt-ignore
});

test('a wrong token is refused without showing it', () => {
  const message = refusal({ FIO_TOKEN: `${TOKEN}/` });
  expect(message).toMatch(/^FIO_TOKEN is not valid: must be a token of Fio banka/);
  expect(message).not.toContain(TOKEN.slice(0, 10));
});

test('the token is sent over https only', () => {
  expect(refusal({ FIO_TOKEN: TOKEN, FIO_API_URL: 'http://bank.example.com' })).toMatch(/^FIO_API_URL is not valid: must begin with https/); // oxfmt-ignore
});
