import cs from './cs.json';

test('messages are those of the specification, word for word', () => {
  expect(cs.profile.saved).toBe('Úpravy uloženy');
  expect(cs.password).toMatchObject({
    saved: 'Nové heslo bylo úspěšně uloženo.',
    wrong: 'Nesprávné heslo.',
    failed: 'Při zpracování došlo k chybě.',
  });
});
