import type { ClientBase } from 'pg';
import { insertRows } from './insert';

/** Fictitious companies with valid check digits. */
const COMPANIES = [
  { ico: '27082440', company: 'Zahrady Zahradník s.r.o.', street: 'Polní 12', city: 'Mělník', zip: '276 01', region: 27 },
  { ico: '25596641', company: 'Čekal a synové, školka', street: 'U Stromovky 3/1a', city: 'Olomouc', zip: '779 00', region: 124 },
  { ico: '01859951', company: 'Ateliér Zeleň a voda', street: 'Na Kotli 41', city: 'Hradec Králové', zip: '500 09', region: 86 },
  { ico: '10000011', company: 'Lesy a parky Vltava, a.s.', street: 'Nábřežní 7', city: 'Praha', zip: '150 00', region: 19 },
  { ico: '10000020', company: 'Obec Dubová Lhota', street: 'Dubová Lhota 1', city: 'Dubová Lhota', zip: '373 48', region: 35 },
  { ico: '10000038', company: 'Okrasa Plzeň s.r.o.', street: 'Lipová 19/4', city: 'Plzeň', zip: '301 00', region: 43 },
  { ico: '10000046', company: 'Park Kolonáda, z.s.', street: 'Lázeňská 2', city: 'Karlovy Vary', zip: '360 01', region: 51 },
  { ico: '10000054', company: 'Rekultivace Sever a.s.', street: 'Důlní 88', city: 'Most', zip: '434 01', region: 60 },
  { ico: '10000062', company: 'Jizerské sazenice s.r.o.', street: 'Horská 5', city: 'Liberec', zip: '460 01', region: 78 },
  { ico: '10000071', company: 'Zahradní centrum Labe', street: 'Pernerova 15', city: 'Pardubice', zip: '530 02', region: 94 },
  { ico: '10000089', company: 'Statek Vysoký Kámen', street: 'Vysoký Kámen 9', city: 'Jihlava', zip: '586 01', region: 108 },
  { ico: '10000097', company: 'Vinné sady Pálava s.r.o.', street: 'Sklepní 21', city: 'Mikulov', zip: '692 01', region: 116 },
  { ico: '10000101', company: 'Technické služby Beskyd', street: 'Průmyslová 30', city: 'Frýdek-Místek', zip: '738 01', region: 132 },
  { ico: '10000119', company: 'Stavby a zeleň Zlín a.s.', street: 'Tovární 6', city: 'Zlín', zip: '760 01', region: 141 },
  { ico: '10000127', company: 'Zahradnictví U Potoka s.r.o.', street: 'Potoční 3', city: 'Beroun', zip: '266 01', region: 27, dissolved_on: '2024-03-31' },
]; // oxfmt-ignore

/** Seeds the company lookup, used instead of the real business register. */
export async function seedCompanies(client: ClientBase): Promise<void> {
  await insertRows(
    client,
    'app_private.company_register',
    COMPANIES.map((company) => ({ dissolved_on: null, ...company, dic: `CZ${company.ico}` })),
  );
}
