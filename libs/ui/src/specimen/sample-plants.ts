export interface Plant {
  id: string;
  name: string;
  size: string;
  count: number;
  /** In whole crowns. */
  price: number;
}

/** Sample plants; botanical names are the same in every language. */
export const PLANTS: readonly [Plant, ...Plant[]] = [
  { id: 'acer', name: 'Acer campestre ‘Elsrijk’', size: '12–14', count: 1250, price: 3490 },
  { id: 'tilia', name: 'Tilia cordata ‘Greenspire’', size: '14–16', count: 48, price: 5200 },
  { id: 'quercus', name: 'Quercus robur', size: '18–20', count: 3, price: 12_900 },
  { id: 'carpinus', name: 'Carpinus betulus ‘Fastigiata’', size: '10–12', count: 0, price: 2750 },
];
