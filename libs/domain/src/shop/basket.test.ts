import {
  addToBasket,
  BASKET_AMOUNT_MAX,
  type BasketItem,
  discardsItems,
  emptyBasket,
  offerPrice,
  readBasket,
  withType,
} from './basket';
import { branchOfRegion, orderCenter } from '../site/branches';

const item = (product_item_id: string, more: Partial<BasketItem> = {}): BasketItem => ({
  product_item_id,
  amount: 1,
  name: 'Acer campestre',
  size: 'OK 10-12',
  spec1: 'ZB',
  spec2: null,
  type: 'order',
  ...more,
});

describe('adding to the basket', () => {
  test('the amount of an existing item increases, and a new item is appended', () => {
    const initial = addToBasket(emptyBasket('order'), item('a'));
    const changed = addToBasket(addToBasket(initial, item('b', { amount: 2 })), item('a', { amount: 4 }));
    expect(changed.items.map(({ product_item_id, amount }) => [product_item_id, amount])).toEqual([
      ['a', 5],
      ['b', 2],
    ]);
    expect(initial.items).toHaveLength(1);
  });

  test('an offer line and the same catalogue item are separate lines', () => {
    const basket = addToBasket(addToBasket(emptyBasket('order'), item('a')), item('a', { offer_item_id: 'o' }));
    expect(basket.items).toHaveLength(2);
    expect(addToBasket(basket, item('a', { offer_item_id: null })).items.map(({ amount }) => amount)).toEqual([2, 1]);
  });

  test('an item of the other type starts a new basket', () => {
    const inquiry = { ...addToBasket(emptyBasket(), item('a', { type: 'inquiry' })), note: 'x', center: 'Smržice' };
    expect(addToBasket(inquiry, item('b'))).toEqual({
      type: 'order',
      items: [item('b')],
      files: [],
      note: '',
      center: 'Smržice',
    });
  });

  test('amounts stay within the limits of an order', () => {
    const full = addToBasket(emptyBasket('order'), item('a', { amount: BASKET_AMOUNT_MAX }));
    expect(addToBasket(full, item('a')).items[0]?.amount).toBe(BASKET_AMOUNT_MAX);
  });
});

test('only a change of type that discards lines needs confirmation', () => {
  const full = addToBasket(emptyBasket('order'), item('a'));
  expect(discardsItems(full, 'inquiry')).toBe(true);
  expect(discardsItems(full, 'order')).toBe(false);
  expect(discardsItems(emptyBasket('order'), 'inquiry')).toBe(false);
  expect(withType(full, 'order')).toBe(full);
});

test('a profile without a basket has an empty inquiry', () => {
  expect(readBasket(null)).toEqual(emptyBasket());
  expect(readBasket({ type: 'order' })).toEqual(emptyBasket('order'));
});

test('the price depends on the country', () => {
  const line = { price_cz: 100, price_sk: null, price_pl: 0 };
  expect(offerPrice(line, 'CZ')).toBe(100);
  expect(offerPrice(line, 'SK')).toBeNull();
  expect(offerPrice(line, 'PL')).toBe(0);
  expect(offerPrice(line, null)).toBeNull();
});

test.each([
  [19, 'Obříství'],
  [108, 'Obříství'],
  [116, 'Smržice'],
  [132, 'Smržice'],
  [1, null],
  [null, null],
])('region %s belongs to %s', (region, branch) => {
  expect(branchOfRegion(region)).toBe(branch);
});

test('the branch of an order follows from the region, else from the choice, else it is the default', () => {
  expect(orderCenter(124, 'Obříství')).toBe('Smržice');
  expect(orderCenter(null, ' Smržice ')).toBe('Smržice');
  expect(orderCenter(null, ' ')).toBe('Obříství');
});
