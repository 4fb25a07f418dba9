import { placeAddress } from './postal-address';

const OBRISTVI = {
  '@type': 'PostalAddress',
  streetAddress: 'Štěpánský most 120',
  postalCode: '277 42',
  addressLocality: 'Obříství',
  addressCountry: 'CZ',
};

test.each([
  ['Štěpánský most 120, 277\u00a042 Obříství', undefined, OBRISTVI],
  ['Školka Obříství, Štěpánský most 120, 277 42 Obříství', 'Školka Obříství', OBRISTVI],
  ['Zámek Lednice', undefined, 'Zámek Lednice'],
])('%s', (text, name, address) => {
  expect(placeAddress(text)).toEqual({ name, address });
});
