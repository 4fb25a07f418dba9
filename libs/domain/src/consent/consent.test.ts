import { readConsent } from './consent';

test.each([
  ['', 'undecided', []],
  ['arbora_cookies=app_support|ga-gtm', 'undecided', []],
  ['arbora_consent=maybe; arbora_cookies=ga-gtm', 'undecided', []],
  ['x_arbora_consent=true; arbora_cookies=ga-gtm', 'undecided', []],
  ['a=b; arbora_consent=true; arbora_cookies=app_support|ga-gtm', 'given', ['app_support', 'ga-gtm']],
  ['arbora_cookies=app_support%7Cga-gtm;arbora_consent=true', 'given', ['app_support', 'ga-gtm']],
  ['arbora_consent=false; arbora_cookies=app_support', 'refused', ['app_support']],
  ['arbora_consent=false; arbora_cookies=', 'refused', []],
])('the cookies "%s" are %s', (cookies, decision, groups) => {
  expect(readConsent(cookies)).toEqual({ decision, groups });
});
