import type { ClientBase } from 'pg';
import { insertRows } from '../insert';
import { withoutIndexes } from '../without-indexes';
import { randomFrom } from '../random';
import { seedId } from '../seed-id';
import { CATEGORIES } from './categories';
import { DESCRIPTIONS } from './descriptions/descriptions';
import { plantFacts } from './facts/plant-facts';
import { plantLife } from './life/plant-life';
import { GARDEN_PLANTS } from './garden-plants';
import { MORE_GARDEN_PLANTS } from './more-garden-plants';
import { MORE_TREES } from './more-trees';
import { GENERA } from './names/genera';
import { plantNames } from './names/plant-names';
import { synonymsOf } from './names/synonyms';
import type { DemoPlant } from './plant';
import { OFFERS, SIZES } from './sizes';
import type { Kind, Offer } from './sizes';
import { TREES } from './trees';

/** Plants in stock without a category, for staff to assign. */
const UNFILED: readonly DemoPlant[] = [
  ["Quercus robur 'Concordia'", 'dub letní zlatolistý', '', 'tree'],
  ["Heptacodium miconioides 'Temple of Bloom'", 'sedmikvítek', '', 'shrub'],
];

export const PLANTS = [...TREES, ...MORE_TREES, ...GARDEN_PLANTS, ...MORE_GARDEN_PLANTS, ...UNFILED];

/** A size of a plant in the assortment. */
export interface DemoItem {
  id: string;
  latin: string;
  kind: Kind;
  size: string;
  root: string | null;
  form: string | null;
  /** Whether the plant is in a public category. */
  isPublic: boolean;
}

/** All product items; some sizes are sold out. */
export const ITEMS: readonly DemoItem[] = grown();

function grown(): DemoItem[] {
  const random = randomFrom(120);
  return PLANTS.flatMap(([latin, , category, kind]) => {
    const offers: readonly Offer[] = OFFERS[kind];
    const missing = Math.floor(random() * offers.length * 2);
    const isPublic = category !== '' && (CATEGORIES.find((one) => (one.sub ?? one.cid) === category)?.isPublic ?? true);
    return offers
      .filter((_, index) => offers.length < 6 || index !== missing)
      .map(([size, root, form]) => ({
        id: seedId(`item ${latin} ${size} ${root} ${form}`),
        latin,
        kind,
        size,
        root,
        form,
        isPublic,
      }));
  });
}

function categoryId(number: string): string {
  return seedId(`category ${number}`);
}

/** A plant belongs to its subcategory and its category. */
function categoryIds(number: string): string[] {
  if (number === '') return [];
  const category = CATEGORIES.find(({ cid, sub }) => (sub ?? cid) === number);
  if (!category) throw new Error(`no category ${number}`);
  return category.sub === null ? [categoryId(number)] : [categoryId(category.cid), categoryId(number)];
}

/** Number of transplantings of a tree with that girth. */
function transplanted({ kind, size }: DemoItem): string | null {
  if (kind !== 'avenue' && kind !== 'tree') return null;
  const girth = Number(/^OK (\d+)/.exec(size)?.[1] ?? 0);
  return girth === 0 ? null : girth < 12 ? '2xp' : girth < 18 ? '3xp' : '4xp';
}

/** Flags on a few items, and a few that are not public. */
function mark(index: number): { flag: string | null; web_catalogue: boolean } {
  const flag = index % 37 === 5 ? 'new' : index % 41 === 7 ? 'tip' : index % 53 === 11 ? 'clearance' : null;
  return { flag, web_catalogue: index % 97 !== 13 };
}

/** Seeds categories, sizes, plants and items; `scale` multiplies the plants. */
export async function seedPlants(client: ClientBase, scale = 1): Promise<void> {
  await insertRows(
    client,
    'public.product_category',
    CATEGORIES.map(({ cid, sub, name, name_en, name_pl, isPublic }) => ({
      id: categoryId(sub ?? cid),
      cid,
      cid_sub: sub,
      name,
      name_en,
      name_pl,
      is_public: isPublic ?? true,
    })),
  );
  await insertRows(
    client,
    'public.product_size',
    SIZES.map((name, position) => ({ id: seedId(`size ${name}`), name, position: position + 1 })),
  );
  await insertRows(client, 'app_private.genus', GENERA);
  await insertRows(
    client,
    'public.product',
    PLANTS.map(([latin, czech, category, , synonym]) => ({
      id: seedId(`product ${latin}`),
      name: latin,
      name_cs: czech,
      ...plantNames(latin),
      synonyms: [...new Set([...(synonym ? [synonym] : []), ...synonymsOf(latin)])],
      description: DESCRIPTIONS[latin]?.cs ?? '',
      description_en: DESCRIPTIONS[latin]?.en ?? '',
      description_pl: DESCRIPTIONS[latin]?.pl ?? '',
      category_ids: categoryIds(category),
      ...plantFacts(latin),
      ...plantLife(latin),
    })),
  );
  await insertRows(
    client,
    'public.product_item',
    ITEMS.map((item, index) => ({
      id: item.id,
      product_id: seedId(`product ${item.latin}`),
      size_id: seedId(`size ${item.size}`),
      spec1: item.root,
      spec2: item.form,
      spec3: transplanted(item),
      ...mark(index),
    })),
  );
  if (scale > 1) {
    await withoutIndexes(client, ['product', 'product_item'], async () => {
      await client.query(SELECTIONS, [scale]);
      await client.query(SELECTED_ITEMS, [scale]);
    });
  }
}

const FACTS = `height_cm, width_cm, habit, growth, hardiness_zone, light, soil, in_leaf, flowering, flower_colors, fruiting,
  autumn_colors, winter, planting, pruning, uses`;

/** Copies every plant as numbered selections, from 2. */
const SELECTIONS = `
  insert into public.product (id, name, name_cs, name_en, name_pl, synonyms, description, description_en, description_pl, category_ids, ${FACTS})
  select
    md5(id::text || n)::uuid, name || ' sel. ' || n, name_cs || ' ' || n, name_en || ' ' || n, name_pl || ' ' || n,
    synonyms, description, description_en, description_pl, category_ids, ${FACTS}
  from public.product cross join generate_series(2, $1::integer) as n`;

/** Copies the sizes of each plant to its selections. */
const SELECTED_ITEMS = `
  insert into public.product_item (id, product_id, size_id, spec1, spec2, spec3, web_catalogue, flag)
  select md5(id::text || n)::uuid, md5(product_id::text || n)::uuid, size_id, spec1, spec2, spec3, web_catalogue, flag
  from public.product_item cross join generate_series(2, $1::integer) as n`;
