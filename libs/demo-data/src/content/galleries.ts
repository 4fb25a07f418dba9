import type { ClientBase } from 'pg';
import { insertRows } from '../insert';
import { pragueTime } from '../prague-time';
import { seedId } from '../seed-id';

interface DemoGallery {
  /** Identifies the gallery for its photos. */
  key: string;
  /** Days before the day of seeding. */
  age: number;
  isPublic: boolean;
  cs: [name: string, description: string];
  en: [name: string, description: string];
  pl: [name: string, description: string];
}

export const GALLERIES: readonly DemoGallery[] = [
  {
    key: 'autumn-festival',
    age: 29,
    isPublic: true,
    cs: ['Podzimní slavnost stromů', 'Jízdy mezi javory, moštování a tisíc návštěvníků.'],
    en: ['Autumn festival of trees', 'Rides among the maples, cider pressing and a thousand visitors.'],
    pl: ['Jesienne święto drzew', 'Przejażdżki wśród klonów, tłoczenie soku i tysiąc gości.'],
  },
  {
    key: 'fields',
    age: 75,
    isPublic: true,
    cs: ['Naše kvartýry', 'Jak rostou aleje, než se z nich stanou aleje.'],
    en: ['Our fields', 'How avenues grow before they become avenues.'],
    pl: ['Nasze kwatery', 'Jak rosną aleje, zanim staną się alejami.'],
  },
  {
    key: 'containers',
    age: 96,
    isPublic: true,
    cs: ['Kontejnerovna Smržice', 'Dva hektary rostlin v kontejnerech a voda z dešťů.'],
    en: ['Container fields in Smržice', 'Two hectares of plants in containers, watered with rain.'],
    pl: ['Szkółka kontenerowa Smržice', 'Dwa hektary roślin w pojemnikach i woda z deszczu.'],
  },
  {
    key: 'blossom',
    age: 205,
    isPublic: true,
    cs: ['Jaro v květu', 'Sakury, jabloně a šácholany od března do května.'],
    en: ['Spring in blossom', 'Cherries, crab apples and magnolias from March to May.'],
    pl: ['Wiosna w kwiatach', 'Wiśnie, jabłonie i magnolie od marca do maja.'],
  },
  {
    key: 'autumn-colours',
    age: 38,
    isPublic: true,
    cs: ['Barvy podzimu', 'Které stromy se vybarvují nejdříve a které nejdéle.'],
    en: ['Colours of autumn', 'Which trees turn first and which last longest.'],
    pl: ['Barwy jesieni', 'Które drzewa przebarwiają się najwcześniej, a które najdłużej.'],
  },
  {
    key: 'lifting',
    age: 52,
    isPublic: true,
    cs: ['Dobývání vzrostlých stromů', 'Od balovacího stroje až na místo výsadby.'],
    en: ['Lifting grown trees', 'From the root-balling machine to the planting site.'],
    pl: ['Wykopywanie dużych drzew', 'Od maszyny do bryłowania po miejsce sadzenia.'],
  },
  {
    key: 'town-plantings',
    age: 128,
    isPublic: true,
    cs: ['Výsadby v obcích', 'Náměstí, ulice a školní zahrady s našimi stromy.'],
    en: ['Plantings in towns', 'Squares, streets and school gardens with our trees.'],
    pl: ['Nasadzenia w gminach', 'Rynki, ulice i ogrody szkolne z naszymi drzewami.'],
  },
  {
    key: 'winter',
    age: 300,
    isPublic: true,
    cs: ['Zima ve školce', 'Řez, inventura a jinovatka na kůře.'],
    en: ['Winter in the nursery', 'Pruning, stocktaking and hoar frost on the bark.'],
    pl: ['Zima w szkółce', 'Cięcie, inwentaryzacja i szron na korze.'],
  },
  {
    key: 'grafting-workshop',
    age: 3,
    isPublic: false,
    cs: ['Dílna roubování', 'Čeká na výběr fotografií.'],
    en: ['Grafting workshop', 'Photographs are still being chosen.'],
    pl: ['Warsztaty szczepienia', 'Czeka na wybór zdjęć.'],
  },
];

/** Returns the id of a seeded gallery. */
export function galleryId(key: string): string {
  return seedId(`gallery ${key}`);
}

export async function seedGalleries(client: ClientBase, now: Date): Promise<void> {
  await insertRows(
    client,
    'public.photogallery',
    GALLERIES.map(({ key, age, isPublic, cs, en, pl }, index) => ({
      id: galleryId(key),
      name: cs[0],
      name_en: en[0],
      name_pl: pl[0],
      description: cs[1],
      description_en: en[1],
      description_pl: pl[1],
      sort: index + 1,
      is_public: isPublic,
      created_at: pragueTime(now, -age, 10),
    })),
  );
}
