import { PRODUCT, ROLE } from '@arbora/domain';
import type { ClientBase } from 'pg';
import { personId } from './accounts';
import { insertRows } from './insert';

export interface Guest {
  email: string;
  name: string;
  nickname: string;
  ico?: string;
  company?: string;
  city: string;
}

/** Customers who fill the events. They have no password, so they cannot log in. */
export const GUESTS: readonly Guest[] = [
  { email: 'petr.svoboda@hoste.example', name: 'Petr Svoboda', nickname: 'Petr z Kralup', city: 'Kralupy nad Vltavou' },
  {
    email: 'hana.prochazkova@hoste.example',
    name: 'Hana Procházková',
    nickname: 'hanka.neratovice',
    city: 'Neratovice',
  },
  { email: 'tomas.kucera@hoste.example', name: 'Tomáš Kučera', nickname: 'tomkucera', city: 'Praha' },
  { email: 'lenka.vesela@hoste.example', name: 'Lenka Veselá', nickname: 'Lenka z Mělníka', city: 'Mělník' },
  { email: 'jiri.horak@hoste.example', name: 'Jiří Horák', nickname: 'jirka.horak', city: 'Roudnice nad Labem' },
  { email: 'marie.nemcova@hoste.example', name: 'Marie Němcová', nickname: 'Maruška', city: 'Litoměřice' },
  { email: 'pavel.marek@hoste.example', name: 'Pavel Marek', nickname: 'pavel.marek', city: 'Brandýs nad Labem' },
  { email: 'eva.pospisilova@hoste.example', name: 'Eva Pospíšilová', nickname: 'evapospi', city: 'Kolín' },
  { email: 'martin.hajek@hoste.example', name: 'Martin Hájek', nickname: 'Martin Hájek', city: 'Prostějov' },
  {
    email: 'katerina.jelinkova@hoste.example',
    name: 'Kateřina Jelínková',
    nickname: 'Katka Jelínková',
    city: 'Olomouc',
  },
  { email: 'josef.ruzicka@hoste.example', name: 'Josef Růžička', nickname: 'pepa.ruzicka', city: 'Přerov' },
  { email: 'alzbeta.benesova@hoste.example', name: 'Alžběta Benešová', nickname: 'bety', city: 'Vyškov' },
  { email: 'ondrej.fiala@hoste.example', name: 'Ondřej Fiala', nickname: 'ondra.fiala', city: 'Brno' },
  { email: 'veronika.sedlackova@hoste.example', name: 'Veronika Sedláčková', nickname: 'Verča', city: 'Zlín' },
  { email: 'zdenek.dolezal@hoste.example', name: 'Zdeněk Doležal', nickname: 'zdenda', city: 'Kladno' },
  { email: 'ivana.zemanova@hoste.example', name: 'Ivana Zemanová', nickname: 'Ivana Zemanová', city: 'Slaný' },
  { email: 'vojtech.kolar@hoste.example', name: 'Vojtěch Kolář', nickname: 'vojta.kolar', city: 'Louny' },
  { email: 'barbora.krejci@hoste.example', name: 'Barbora Krejčí', nickname: 'Bára z Rakovníka', city: 'Rakovník' },
  {
    email: 'zahrady@technicke-sluzby.example',
    name: 'Radek Urban',
    nickname: 'Radek Urban',
    ico: '25596641',
    company: 'Technické služby Poohří',
    city: 'Žatec',
  },
  {
    email: 'ateliery@zelen.example',
    name: 'Ing. Klára Matoušková',
    nickname: 'klara.zelen',
    ico: '01859951',
    company: 'Ateliér Zeleň a voda',
    city: 'Hradec Králové',
  },
];

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
    GUESTS.map(({ email, name, nickname, ico, company, city }) => ({
      id: personId(email),
      email,
      name,
      nickname,
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
