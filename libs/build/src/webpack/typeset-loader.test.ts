import typesetTexts from './typeset-loader';

test('texts are typeset and stay JSON', () => {
  const source = JSON.stringify(
    { booking: { lead: 'Termín a místo, od 4–6 hodin', seats: '{{number}} z {{total}}' } },
    null,
    2,
  );
  expect(JSON.parse(typesetTexts(source))).toEqual({
    booking: { lead: 'Termín a\u00a0místo, od 4–\u20606 hodin', seats: '{{number}} z\u00a0{{total}}' },
  });
});
