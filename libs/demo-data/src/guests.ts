import { PRODUCT, ROLE } from '@arbora/domain';
import type { ClientBase } from 'pg';
import { personId } from './accounts';
import { insertRows } from './insert';

export interface Guest {
  email: string;
  name: string;
  ico?: string;
  company?: string;
  city: string;
}

/** Customers who fill the events. They have no password, so they cannot log in. */
export const GUESTS: readonly Guest[] = [
  { email: 'petr.svoboda@hoste.example', name: 'Petr Svoboda', city: 'Kralupy nad Vltavou' },
  { email: 'hana.prochazkova@hoste.example', name: 'Hana Procházková', city: 'Neratovice' },
  { email: 'tomas.kucera@hoste.example', name: 'Tomáš Kučera', city: 'Praha' },
  { email: 'lenka.vesela@hoste.example', name: 'Lenka Veselá', city: 'Mělník' },
  { email: 'jiri.horak@hoste.example', name: 'Jiří Horák', city: 'Roudnice nad Labem' },
  { email: 'marie.nemcova@hoste.example', name: 'Marie Němcová', city: 'Litoměřice' },
  { email: 'pavel.marek@hoste.example', name: 'Pavel Marek', city: 'Brandýs nad Labem' },
  { email: 'eva.pospisilova@hoste.example', name: 'Eva Pospíšilová', city: 'Kolín' },
  { email: 'martin.hajek@hoste.example', name: 'Martin Hájek', city: 'Prostějov' },
  { email: 'katerina.jelinkova@hoste.example', name: 'Kateřina Jelínková', city: 'Olomouc' },
  { email: 'josef.ruzicka@hoste.example', name: 'Josef Růžička', city: 'Přerov' },
  { email: 'alzbeta.benesova@hoste.example', name: 'Alžběta Benešová', city: 'Vyškov' },
  { email: 'ondrej.fiala@hoste.example', name: 'Ondřej Fiala', city: 'Brno' },
  { email: 'veronika.sedlackova@hoste.example', name: 'Veronika Sedláčková', city: 'Zlín' },
  { email: 'zdenek.dolezal@hoste.example', name: 'Zdeněk Doležal', city: 'Kladno' },
  { email: 'ivana.zemanova@hoste.example', name: 'Ivana Zemanová', city: 'Slaný' },
  { email: 'vojtech.kolar@hoste.example', name: 'Vojtěch Kolář', city: 'Louny' },
  { email: 'barbora.krejci@hoste.example', name: 'Barbora Krejčí', city: 'Rakovník' },
  {
    email: 'zahrady@technicke-sluzby.example',
    name: 'Radek Urban',
    ico: '25596641',
    company: 'Technické služby Poohří',
    city: 'Žatec',
  },
  {
    email: 'ateliery@zelen.example',
    name: 'Ing. Klára Matoušková',
    ico: '01859951',
    company: 'Ateliér Zeleň a voda',
    city: 'Hradec Králové',
  },
];

/** First name and initial, without a title: "Petr S." */
function nicknameOf(name: string): string {
  const [first, last] = name.replace(/^Ing\. /, '').split(' ');
  return `${first} ${last![0]}.`;
}

export async function seedGuests(client: ClientBase, createdAt: string): Promise<void> {
  await insertRows(
    client,
    'public.auth_person',
    GUESTS.map(({ email, name }) => ({
      id: personId(email),
      email,
      roles: [ROLE.customer],
      allowed_apps: [PRODUCT],
      prefs: { name, locale: 'cs' },
      is_blocked: false,
      created_at: createdAt,
    })),
  );
  await insertRows(
    client,
    'public.user_profile',
    GUESTS.map(({ email, name, ico, company, city }) => ({
      id: personId(email),
      email,
      name,
      nickname: nicknameOf(name),
      ico: ico ?? null,
      company: company ?? null,
      company_type: company ? 3 : null,
      city,
      country: 'CZ',
      acl: [],
      locale: 'cs',
      created_at: createdAt,
    })),
  );
}
