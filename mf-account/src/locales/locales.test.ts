import cs from './cs.json';

test('messages match the specification verbatim', () => {
  expect(cs.profile.saved).toBe('Úpravy uloženy');
  expect(cs.reset.sent).toBe('E-mail s odkazem k nastavení nového hesla byl odeslán.');
  expect(cs.password).toMatchObject({
    saved: 'Nové heslo bylo úspěšně uloženo.',
    wrong: 'Nesprávné heslo.',
    failed: 'Při zpracování došlo k chybě.',
  });
});
