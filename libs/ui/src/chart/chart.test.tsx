import { screen } from '@testing-library/react';
import { renderWithSite } from '../testing/render-with-site';
import { BarChart } from './bar-chart';

const widths = (figure: HTMLElement): (string | null)[] =>
  [...figure.querySelectorAll('rect.part')].map((bar) => bar.getAttribute('width'));

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
