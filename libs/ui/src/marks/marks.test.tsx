import { screen } from '@testing-library/react';
import { renderWithSite } from '../testing/render-with-site';
import { DateBadge } from './date-badge';
import { DateTime } from './date-time';
import { Price } from './price';
import { SeatsMark } from './seats-mark';
import { StockMark } from './stock-mark';

describe('SeatsMark', () => {
  it.each([
    [1, 'Zbývá 1 místo z 40'],
    [3, 'Zbývají 3 místa z 40'],
    [12, 'Zbývá 12 míst z 40'],
    [0, 'Obsazeno'],
    [-1, 'Obsazeno'],
  ])('describes %i free seats', (togo, text) => {
    renderWithSite(<SeatsMark togo={togo} total={40} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    [40, '100%'],
    [10, '25%'],
    [0, '0%'],
    [-1, '0%'],
    [60, '100%'],
  ])('draws, for %i free seats, %s of its bar', (togo, width) => {
    const { container } = renderWithSite(<SeatsMark togo={togo} total={40} />);
    const [all, free] = container.querySelectorAll('rect');
    expect([all?.getAttribute('width'), free?.getAttribute('width')]).toEqual(['100%', width]);
  });
});

describe('StockMark', () => {
  it.each([
    [12, 'Skladem'],
    [3, 'Poslední 3 kusy'],
    [1, 'Poslední kus'],
    [0, 'Vyprodáno'],
  ])('describes a stock of %i pieces', (inventory, text) => {
    renderWithSite(<StockMark inventory={inventory} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

describe('Price', () => {
  const plain = (text: string | null): string | undefined => text?.replaceAll(/\s/g, ' ');
  it('shows an amount, "free", or nothing', () => {
    const { container, update } = renderWithSite(<Price amount={12500} />);
    expect(plain(container.textContent)).toBe('12 500 Kč');
    update(<Price amount={0} zeroIsFree />);
    expect(container.textContent).toBe('zdarma');
    update(<Price amount={null} />);
    expect(container.textContent).toBe('');
  });
});

describe('dates', () => {
  it('are in Prague time and machine-readable', () => {
    renderWithSite(<DateTime value="2026-11-24T23:30:00Z" format="short" />);
    const time = screen.getByText(/25\.\s11\.\s2026/);
    expect(time).toHaveAttribute('dateTime', '2026-11-24T23:30:00Z');
  });
  it('are shown as a calendar leaf', () => {
    const { container } = renderWithSite(<DateBadge value="2026-11-24T17:00:00Z" />);
    expect(container).toHaveTextContent('út24');
  });
});
