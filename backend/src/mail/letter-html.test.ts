import { sanitizeMailHtml } from './letter-html';

test.each([
  ['https://arbora.example/a?b=1', 'https://arbora.example/a?b=1'],
  ['HTTPS:arbora.example', 'https://arbora.example/'],
  ['//arbora.example', 'https://arbora.example/'],
  ['/&#9;/arbora.example', 'https://arbora.example/'],
  ['mailto:info@arbora.example', 'mailto:info@arbora.example'],
  ['tel:+420315000111', 'tel:+420315000111'],
])('the link %s is kept as %s', (written, href) => {
  expect(sanitizeMailHtml(`<a href="${written}">a</a>`)).toBe(`<a href="${href}">a</a>`);
});

test.each(['/cs/kontakt', '/&#9;cs', 'javascript:a()', 'https://arbora.example@evil.example'])(
  'a mail has no link to %s',
  (written) => {
    expect(sanitizeMailHtml(`<a href="${written}">a</a>`)).toBe('<a>a</a>');
  },
);
