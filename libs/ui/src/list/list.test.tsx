import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from '../testing/render-with-site';
import { FilterChips } from './filter-chips';
import { List, type PageOfRows } from './list';
import { SearchField } from './search-field';

function resultOf(data: PageOfRows<string>) {
  return { data, error: null, isFetching: false, refetch: () => undefined };
}
const trees = resultOf({ rows: ['javor', 'lípa'], total: 120, page: 2, size: 50 });

describe('List', () => {
  it('shows rows, and links to the other pages that keep the filter', () => {
    renderWithSite(
      <List query={trees} keyOf={(row) => row} label="Stromy">
        {(row) => row}
      </List>,
      { url: '/sortiment?search=jav&page=2' },
    );
    expect(within(screen.getByRole('list', { name: 'Stromy' })).getAllByRole('listitem')).toHaveLength(2);
    const pages = screen.getByRole('navigation', { name: 'Stránkování: Stromy' });
    expect(pages).toHaveTextContent('51–100 z 120');
    expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('2');
    expect(within(pages).getByRole('link', { name: 'Další stránka' })).toHaveAttribute(
      'href',
      '/cs/sortiment?search=jav&page=3',
    );
    expect(within(pages).getByRole('link', { name: 'Předchozí stránka' })).toHaveAttribute(
      'href',
      '/cs/sortiment?search=jav',
    );
  });

  it('distinguishes an empty list from a filter without matches, which links to the unfiltered list', () => {
    const none = resultOf({ rows: [], total: 0, page: 1, size: 50 });
    const list = (filtered: boolean) => (
      <List query={none} keyOf={(row) => row} filtered={filtered}>
        {(row) => row}
      </List>
    );
    const { update } = renderWithSite(list(false), { url: '/sortiment?search=x' });
    expect(screen.getByText('Zatím tu nic není')).toBeInTheDocument();
    update(list(true));
    expect(screen.getByText('Nic takového jsme nenašli')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Zobrazit vše' })).toHaveAttribute('href', '/cs/sortiment');
  });
});

describe('SearchField', () => {
  it('puts the text into the URL, resets the page and keeps other filters', async () => {
    const { history } = renderWithSite(<SearchField label="Hledat" />, { url: '/sortiment?size=C2&page=3' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Hledat' }), ' javor {Enter}');
    expect(history.location.search).toBe('?size=C2&search=javor');
  });

  it('adds one history entry per search, whether applied by debounce or by Enter', () => {
    jest.useFakeTimers();
    const { history } = renderWithSite(<SearchField label="Hledat" />);
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Hledat' });
    act(() => field.focus());
    const write = (value: string): void => {
      fireEvent.input(field, { target: { value } });
      act(() => jest.runAllTimers());
      expect(history.location.search).toBe(`?search=${value}`);
    };
    write('zer');
    write('zerav');
    fireEvent.submit(field);
    write('lip');
    write('lipa');
    jest.useRealTimers();
    act(() => history.back());
    expect(history.location.search).toBe('?search=zerav');
    act(() => history.back());
    expect(history.location.search).toBe('');
  });

  describe('follows the URL', () => {
    const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Hledat' });
    const searched = async () => {
      const { history } = renderWithSite(<SearchField label="Hledat" />);
      await userEvent.type(field(), 'zerav{Enter}');
      await userEvent.clear(field());
      await userEvent.type(field(), 'lipa{Enter}');
      expect(field()).toHaveFocus();
      return history;
    };

    it('on Back and Forward, even while it has the focus', async () => {
      const history = await searched();
      act(() => history.back());
      expect(field()).toHaveFocus();
      expect([history.location.search, field().value]).toEqual(['?search=zerav', 'zerav']);
      act(() => history.back());
      expect([history.location.search, field().value]).toEqual(['', '']);
      act(() => history.go(2));
      expect([history.location.search, field().value]).toEqual(['?search=lipa', 'lipa']);
    });

    it('on Back, even over unapplied input', async () => {
      const history = await searched();
      jest.useFakeTimers();
      fireEvent.input(field(), { target: { value: 'lipax' } });
      act(() => history.back());
      act(() => jest.runAllTimers());
      jest.useRealTimers();
      expect([history.location.search, field().value]).toEqual(['?search=zerav', 'zerav']);
    });

    it('after a link that clears the search, but not over the input of a focused field', async () => {
      const history = await searched();
      act(() => history.push('/cs/novinky?search=other'));
      expect(field()).toHaveValue('lipa');
      act(() => field().blur());
      act(() => history.push('/cs/novinky'));
      expect(field()).toHaveValue('');
    });
  });

  it('is a plain GET form without scripts', () => {
    const { container } = renderWithSite(<SearchField label="Hledat" />, {
      url: '/sortiment?size=C2&page=3&search=lip',
    });
    const form = container.querySelector('form');
    expect(form && [...new FormData(form)]).toEqual([
      ['size', 'C2'],
      ['search', 'lip'],
    ]);
  });
});

describe('FilterChips', () => {
  const chips = (
    <FilterChips
      name="size"
      label="Velikost"
      multiple
      allLabel="Všechny"
      options={[
        { value: 'C2', label: 'C2' },
        { value: 'C5', label: 'C5' },
      ]}
    />
  );
  it('adds and removes values in the URL', async () => {
    const { history } = renderWithSite(chips, { url: '/sortiment?page=2' });
    expect(screen.getByRole('link', { name: 'Všechny' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('checkbox', { name: 'C2' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'C5' }));
    expect(new URLSearchParams(history.location.search).get('size')).toBe('C2,C5');
    expect(screen.getByRole('checkbox', { name: 'C5' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'C2' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'C5' }));
    expect(history.location.search).toBe('');
  });
});
