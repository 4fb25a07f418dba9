import { COMPANY_TYPES, COUNTRIES, LOCALES } from '@arbora/domain';
import cs from './cs.json';
import en from './en.json';

type Texts = { [key: string]: string | Texts };

function flat(texts: Texts, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string' ? { [path + key]: value } : flat(value, `${path}${key}.`),
    ),
  ) as Record<string, string>;
}
const texts = { cs: flat(cs), en: flat(en) };

describe('texts of the component library', () => {
  it('cover every company type, country and language', () => {
    const keys = [
      'error.network',
      ...COMPANY_TYPES.map((type) => `companyType.${type}`),
      ...COUNTRIES.map((country) => `country.${country}`),
      ...LOCALES.map((locale) => `locale.${locale}`),
    ];
    expect(keys.filter((key) => !(key in texts.cs))).toEqual([]);
  });

  it('match the wording of the specification', () => {
    expect(texts.cs).toMatchObject({
      'field.required': 'Toto pole nesmí být prázdné.',
      'field.required_booking': 'Bez toho to nepůjde.',
      'field.email': 'Neplatný e-mail.',
      'field.email_booking': 'Neplatný e-mail',
      'field.password_mismatch': 'Hesla se neshodují.',
      'field.name_short': 'Musí obsahovat alespoň 3 znaky',
      'error.auth.rate_limited': 'Překročen počet pokusů (10 za hodinu), opakujte prosím později.',
      'error.auth.bad_credentials': 'Nesprávné heslo, email nebo uživatel.',
      'error.auth.login_failed': 'Při pokusu o přihlášení došlo k chybě.',
      'error.auth.not_allowed_in_app': 'Nemáte oprávnění pro přístup do této aplikace.',
      'error.auth.user_unknown': 'Uživatel s tímto e-mailem nenalezen.',
      'error.auth.user_exists': 'Uživatel se stejným e-mailem již existuje.',
      'error.auth.reset_expired': 'platnost odkazu vypršela',
      'error.internal': 'Došlo k neočekávané chybě.',
    });
    expect(texts.en).toMatchObject({
      'field.required': 'This field cannot be blank.',
      'field.email': 'Invalid e-mail.',
      'error.auth.rate_limited': 'Request limit reached (10 per hour), please try again later.',
    });
  });
});
