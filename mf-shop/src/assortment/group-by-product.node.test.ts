import type { CatalogueItem } from './catalogue.queries';
import { groupByProduct } from './group-by-product';

function item(product: string, size: string): CatalogueItem {
  return {
    product_item_id: `${product} ${size}`,
    product_id: product,
    name: product,
    name_cs: null,
    name_en: null,
    name_pl: null,
    size,
    size_position: 1,
    spec1: null,
    spec2: null,
    photo: null,
  };
}

test('rows of one plant become one entry, in the order of the list', () => {
  const groups = groupByProduct([item('Abies', 'C2'), item('Acer', 'C2'), item('Acer', 'C5')]);
  expect(groups.map(({ id, items }) => [id, items.map(({ size }) => size)])).toEqual([
    ['Abies', ['C2']],
    ['Acer', ['C2', 'C5']],
  ]);
});
