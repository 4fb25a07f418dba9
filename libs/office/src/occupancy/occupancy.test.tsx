import { renderPart } from '@arbora/testing';
import { kit } from '../testing/open-section';
import { Occupancy } from './occupancy';

const shown = async (used: number, total: number, standsAlone?: boolean): Promise<HTMLElement> =>
  (await renderPart(kit, <Occupancy used={used} total={total} standsAlone={standsAlone} />)).container;

test.each([
  [0, 20, '0 z 20'],
  [7, 20, '7 z 20'],
  [20, 20, '20 z 20plno'],
  [21, 20, '21 z 20plno'],
])('%i of %i seats are shown as numbers, with a mark when all are taken', async (used, total, text) => {
  expect(await shown(used, total)).toHaveTextContent(text, { normalizeWhitespace: true });
});

test('where no heading names them, the seats are named', async () => {
  expect(await shown(7, 20, true)).toHaveTextContent('obsazeno 7 z 20');
});

test('the bar shows the share of taken seats', async () => {
  const bar = (await shown(7, 20)).querySelector('progress');
  expect(bar).toHaveAttribute('value', '7');
  expect(bar).toHaveAttribute('max', '20');
});

test('without seats nothing is shown', async () => {
  expect(await shown(0, 0)).toBeEmptyDOMElement();
});
