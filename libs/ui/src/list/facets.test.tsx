import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from '../testing/render-with-site';
import { Facets } from './facets';

const facets = [
  {
    name: 'size',
    label: 'Velikost',
    options: [
      { value: '10-12', label: '10–12 cm', count: 1250 },
      { value: '12-14', label: '12–14 cm', count: 3 },
      { value: '14-16', label: '14–16 cm', count: 0 },
    ],
  },
  { name: 'kind', label: 'Druh', folded: true, options: [{ value: 'tree', label: 'Stromy' }] },
];
const show = (url: string) => renderWithSite(<Facets label="Filtry" facets={facets} />, { url });

describe('Facets', () => {
  it('add a value to the chosen ones and return to the first page', async () => {
    const { history } = show('/sortiment?size=12-14&page=3&search=habr');
    await userEvent.click(screen.getByRole('checkbox', { name: /10–12 cm/ }));
    expect(history.location.search).toBe('?size=12-14%2C10-12&search=habr');
    expect(screen.getByRole('checkbox', { name: /10–12 cm/ })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /12–14 cm/ }));
    expect(history.location.search).toBe('?size=10-12&search=habr');
  });

  it('toggle a value by Space, which keeps the focus, and show which are chosen', async () => {
    const { history } = show('/sortiment?size=12-14');
    const size = () => screen.getByRole('checkbox', { name: /10–12 cm/ });
    expect(size()).not.toBeChecked();
    size().focus();
    await userEvent.keyboard(' ');
    expect(history.location.search).toBe('?size=12-14%2C10-12');
    expect(size()).toBeChecked();
    expect(size()).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(history.location.search).toBe('?size=12-14');
  });

  it('are links without scripts', () => {
    show('/sortiment');
    expect(screen.getByRole('checkbox', { name: /12–14/ })).toHaveAttribute('href', '/cs/sortiment?size=12-14');
  });

  it('disable values without results unless they are chosen', () => {
    show('/sortiment');
    expect(screen.queryByRole('checkbox', { name: /14–16/ })).toBeNull();
    expect(screen.getByText('14–16 cm')).toBeVisible();
    expect(screen.getByText(/^1\s250$/)).toBeVisible();
  });

  it('let a chosen value without results be removed', () => {
    show('/sortiment?size=14-16');
    expect(screen.getByRole('checkbox', { name: /14–16/ })).toHaveAttribute('href', '/cs/sortiment');
  });

  it('can all be cleared at once, leaving other parameters alone', async () => {
    const { history } = show('/sortiment?size=12-14&kind=tree&search=habr');
    await userEvent.click(screen.getByRole('link', { name: 'Zrušit výběr' }));
    expect(history.location.search).toBe('?search=habr');
    expect(screen.queryByRole('link', { name: 'Zrušit výběr' })).toBeNull();
  });

  it('keep a folded facet closed while it has no chosen value', () => {
    show('/sortiment');
    const kinds = () =>
      within(screen.getByRole('region', { name: 'Filtry' }))
        .getByText('Druh')
        .closest('details');
    expect(kinds()).not.toHaveAttribute('open');
  });

  it('expand a folded facet with a chosen value', () => {
    show('/sortiment?kind=tree');
    expect(screen.getByText('Druh').closest('details')).toHaveAttribute('open');
  });
});
