import type { ClientBase } from 'pg';
import { insertRows } from '../insert';
import { randomFrom } from '../random';
import { seedId } from '../seed-id';
import { CATEGORIES } from './categories';
import { GARDEN_PLANTS } from './garden-plants';
import { OFFERS, SIZES } from './sizes';
import type { Offer } from './sizes';
import { TREES } from './trees';

export const PLANTS = [...TREES, ...GARDEN_PLANTS];

function categoryId(number: string): string {
  return seedId(`category ${number}`);
}

/** A plant is in its subgroup and in the group above. */
function categoryIds(number: string): string[] {
  const category = CATEGORIES.find(({ cid, sub }) => (sub ?? cid) === number);
  if (!category) throw new Error(`no category ${number}`);
  return category.sub === null ? [categoryId(number)] : [categoryId(category.cid), categoryId(number)];
}

export async function seedPlants(client: ClientBase): Promise<void> {
  await insertRows(
    client,
    'public.product_category',
    CATEGORIES.map(({ cid, sub, name, name_en, isPublic }) => ({
      id: categoryId(sub ?? cid),
      cid,
      cid_sub: sub,
      name,
      name_en,
      is_public: isPublic ?? true,
    })),
  );
  await insertRows(
    client,
    'public.product_size',
    SIZES.map((name, position) => ({ id: seedId(`size ${name}`), name, position: position + 1 })),
  );
  await insertRows(
    client,
    'public.product',
    PLANTS.map(([latin, czech, category, , synonym]) => ({
      id: seedId(`product ${latin}`),
      name: latin,
      name_cs: czech,
      synonyms: synonym ? [synonym] : [],
      category_ids: categoryIds(category),
    })),
  );
  const random = randomFrom(120);
  await insertRows(
    client,
    'public.product_item',
    PLANTS.flatMap(([latin, , , kind]) => {
      // Not everything is there every season: some size is sold out.
      const offers: readonly Offer[] = OFFERS[kind];
      const missing = Math.floor(random() * offers.length * 2);
      return offers
        .filter((_, index) => offers.length < 6 || index !== missing)
        .map(([size, root, form]) => ({
          id: seedId(`item ${latin} ${size} ${root} ${form}`),
          product_id: seedId(`product ${latin}`),
          size_id: seedId(`size ${size}`),
          spec1: root,
          spec2: form,
          web_catalogue: true,
        }));
    }),
  );
}
