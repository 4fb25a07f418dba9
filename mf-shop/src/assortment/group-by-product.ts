import type { CatalogueItem } from './catalogue.queries';

/** A plant with those of its items that are on the page. */
export interface CatalogueProduct {
  id: string;
  name: string;
  name_cs: string | null;
  name_en: string | null;
  name_pl: string | null;
  photo: string | null;
  items: CatalogueItem[];
}

/** Rows of the catalogue, which come sorted by name, as one entry a plant. */
export function groupByProduct(items: readonly CatalogueItem[]): CatalogueProduct[] {
  const products = new Map<string, CatalogueProduct>();
  for (const item of items) {
    const known = products.get(item.product_id);
    if (known) known.items.push(item);
    else {
      const { product_id: id, name, name_cs, name_en, name_pl, photo } = item;
      products.set(id, { id, name, name_cs, name_en, name_pl, photo, items: [item] });
    }
  }
  return [...products.values()];
}
