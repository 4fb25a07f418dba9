import { screen, within } from '@testing-library/react';
import { renderWithSite } from '../testing/render-with-site';
import { BarChart } from './bar-chart';
import { LineChart } from './line-chart';
import { linePoints, roundTop } from './line-points';
import { ShareChart } from './share-chart';

const widths = (figure: HTMLElement): (string | null)[] =>
  [...figure.querySelectorAll('rect[class^=color]')].map((bar) => bar.getAttribute('width'));

describe('BarChart', () => {
  it('scales bars to the largest value and labels each with its number', () => {
    renderWithSite(
      <BarChart
        title="Registrace"
        values={[
          { label: 'Říjen', value: 500 },
          { label: 'Listopad', value: 2000 },
          { label: 'Prosinec', value: 0 },
        ]}
      />,
    );
    const figure = screen.getByRole('figure', { name: 'Registrace' });
    expect(widths(figure)).toEqual(['25%', '100%', '0%']);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Říjen', 'Listopad', 'Prosinec']);
    expect(screen.getAllByRole('definition')[1]).toHaveTextContent(/^2\s000$/);
  });

  it('renders without values', () => {
    renderWithSite(<BarChart title="Registrace" values={[{ label: 'Říjen', value: 0 }]} />);
    expect(widths(screen.getByRole('figure'))).toEqual(['0%']);
  });
});

describe('ShareChart', () => {
  it('stacks the parts in one bar and labels their shares', () => {
    renderWithSite(
      <ShareChart
        title="Podle země"
        values={[
          { label: 'Česko', value: 30 },
          { label: 'Slovensko', value: 10 },
        ]}
      />,
    );
    const [first, second] = [...screen.getByRole('figure').querySelectorAll('svg:first-of-type > rect[x]')];
    expect([first?.getAttribute('x'), first?.getAttribute('width')]).toEqual(['0%', '75%']);
    expect([second?.getAttribute('x'), second?.getAttribute('width')]).toEqual(['75%', '25%']);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Česko 30 (75 %)',
      'Slovensko 10 (25 %)',
    ]);
  });
});

describe('LineChart', () => {
  it('offers the numbers as a table', () => {
    renderWithSite(
      <LineChart
        title="Rezervace"
        axis="Měsíc"
        labels={['říjen', 'listopad']}
        series={[{ name: 'Zaplacené', values: [3, 1250] }]}
      />,
    );
    const rows = within(screen.getByRole('table', { name: 'Rezervace' })).getAllByRole('row');
    expect(rows[2]).toHaveTextContent(/listopad.*1\s250/);
  });

  it('draws its line through the points, starting at the bottom edge', () => {
    expect(linePoints([0, 5, 10], 10, 100, 60)).toBe('0 60L50 30L100 0');
    expect(linePoints([], 10, 100, 60)).toBe('');
  });

  it.each([
    [0, 1],
    [0.25, 0.3],
    [7, 8],
    [8.5, 10],
    [10, 10],
    [13, 15],
    [420, 500],
  ])('rounds the maximum %d up to %d', (most, top) => {
    expect(roundTop(most)).toBeCloseTo(top, 10);
  });
});
