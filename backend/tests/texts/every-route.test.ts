import { testApp, type TestApp } from '../app';

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

/** Texts excluded from the rule, by route and field, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'POST /api/auth/login password': 'a secret, compared and never shown',
  'POST /api/auth/refresh refreshToken': 'a token of ours',
  'POST /api/auth/logout refreshToken': 'a token of ours',
  'POST /api/auth/user/create apiKey': 'compared with the key of the site',
  'POST /api/auth/user/create password': 'a secret, hashed and never shown',
  'POST /api/auth/user/create allowed_apps[]': 'heard from admins only',
  'DELETE /api/auth/user password': 'a secret, compared and never shown',
  'POST /api/auth/user/change_password new_password': 'a secret, hashed and never shown',
  'POST /api/auth/user/change_password current_password': 'a secret, compared and never shown',
  'POST /api/auth/user/reset_mail postman': 'not heard: the server writes the mail',
  'POST /api/auth/user/reset_mail resetLink': 'not heard: the server writes the link',
  'POST /api/auth/user/reset_check ref': 'a token of ours',
  'POST /api/auth/user/reset_set ref': 'a token of ours',
  'POST /api/auth/login_link token': 'a token of ours',
  'POST /api/auth/login/second_factor challenge': 'a token of ours',
  'POST /api/auth/login/second_factor code': 'a code of ours, compared and never shown',
  'POST /api/auth/user/security/one_time_code password': 'a secret, compared and never shown',
  'POST /api/auth/user/security/one_time_code/confirm code': 'a code of ours, compared and never shown',
  'DELETE /api/auth/user/security/one_time_code password': 'a secret, compared and never shown',
  'POST /api/auth/user/security/recovery_codes password': 'a secret, compared and never shown',
  'POST /api/auth/user/email_change password': 'a secret, compared and never shown',
  'POST /api/auth/email_change ref': 'a token of ours',
  'POST /api/auth/user/security/passkeys/begin password': 'a secret, compared and never shown',
  'DELETE /api/auth/user/security/passkeys/:id password': 'a secret, compared and never shown',
  'POST /api/auth/user/security/one_time_code code': 'a code of ours, compared and never shown',
  'DELETE /api/auth/user/security/one_time_code code': 'a code of ours, compared and never shown',
  'POST /api/auth/user/security/recovery_codes code': 'a code of ours, compared and never shown',
  'POST /api/auth/user/security/passkeys/begin code': 'a code of ours, compared and never shown',
  'DELETE /api/auth/user/security/passkeys/:id code': 'a code of ours, compared and never shown',
  'DELETE /api/auth/user/sessions code': 'a code of ours, compared and never shown',
  'DELETE /api/auth/user/sessions/:id code': 'a code of ours, compared and never shown',
  'DELETE /api/auth/user/sessions password': 'a secret, compared and never shown',
  'DELETE /api/auth/user/sessions/:id password': 'a secret, compared and never shown',
  'POST /api/auth/user/reset_set new_password': 'a secret, hashed and never shown',
  'POST /api/backend/profile/create password': 'a secret, hashed and never shown',
  'PATCH /api/backend/booking_tickets [].qr': 'a picture as a data URL, which the route checks',
  'POST /api/backend/job_application file.data': 'a file in base64',
  'POST /api/consent/cookie_consent host': 'sent by the browser, kept as evidence',
  'POST /api/consent/cookie_consent cookies': 'sent by the browser, kept as evidence',
  'POST /api/consent/cookie_consent user_agent': 'sent by the browser, kept as evidence',
  'POST /api/client-errors remote': 'compared with the deployed remotes',
  'POST /api/client-errors route': 'compared with the deployed routes',
  'POST /api/client-errors message': 'logged only, without personal data',
  'POST /api/client-errors stack': 'logged only, places in files of the site',
  'POST /api/web-vitals route': 'compared with the deployed routes',
  'POST /api/web-vitals remote': 'compared with the deployed remotes',
  'POST /api/ott app_id': 'compared with the known programs',
  'POST /api/ott/verify token': 'a token of ours',
  'POST /api/media/static data': 'a file in base64',
  'POST /api/media/static description': 'the name of a file, which fileName() cleans',
};

/** Formats that imply visible characters only. */
const FORMS: ReadonlySet<string> = new Set(['uuid', 'email', 'regex', 'literal', 'ip']);

interface Node {
  type?: string;
  entries?: Record<string, Node>;
  item?: Node;
  wrapped?: Node;
  options?: Node[];
  pipe?: Node[];
  metadata?: { givenText?: string };
}

/** Whether a text has the rule or a format, itself or through the schema that it is built on. */
function isRuled({ type, pipe = [], metadata }: Node): boolean {
  if (metadata?.givenText !== undefined || (type !== undefined && FORMS.has(type))) return true;
  // The first part of a pipe is its base schema.
  const [base, ...actions] = pipe;
  return actions.some((action) => isRuled(action)) || (base?.pipe !== undefined && isRuled(base));
}

/** Paths of texts in a schema that have neither. */
function unruledTexts(node: Node | undefined, path = ''): string[] {
  if (node === undefined) return [];
  const { type, entries = {}, item, wrapped, options = [] } = node;
  return [
    ...(type === 'string' && !isRuled(node) ? [path] : []),
    ...Object.entries(entries).flatMap(([key, entry]) => unruledTexts(entry, path === '' ? key : `${path}.${key}`)),
    ...unruledTexts(item, `${path}[]`),
    ...unruledTexts(wrapped, path),
    ...(type === 'union' ? options.flatMap((option) => unruledTexts(option, path)) : []),
  ];
}

const isForCustomers = (access: unknown) =>
  typeof access === 'string' ||
  (Array.isArray(access) && access.some((role) => /_(anon|registration|jobs|customer)$/.test(role as string)));

test('every text that a route accepts from customers and visitors is covered by the rule, or excluded with a reason', () => {
  const routes = site.app.apiRoutes.filter(({ config }) => isForCustomers(config?.access));
  const found = routes.flatMap(({ method, url, schema }) =>
    [...new Set(unruledTexts(schema?.body as Node | undefined))].map(
      (path) => `${[method].flat().join()} ${url} ${path}`,
    ),
  );
  const isExcepted = (text: string) =>
    Object.keys(EXCEPTIONS).some((excepted) => text === excepted || text.startsWith(`${excepted}.`));
  expect(found.filter((text) => !isExcepted(text))).toEqual([]);
  const unused = Object.keys(EXCEPTIONS).filter(
    (excepted) => !found.some((text) => text === excepted || text.startsWith(`${excepted}.`)),
  );
  expect(unused).toEqual([]);
});
