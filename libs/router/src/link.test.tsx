import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryHistory, HistoryRouter, Link, NavLink } from './index';

function open(address: string, children: ReactNode) {
  const history = createMemoryHistory({ initialEntries: [address] });
  render(
    <HistoryRouter history={history} location={history.location} basename="/cs">
      {children}
    </HistoryRouter>,
  );
  return history;
}

test('a link navigates without loading a document', () => {
  const history = open('/cs/novinky', <Link to="/sortiment?page=2">Sortiment</Link>);
  const link = screen.getByRole('link', { name: 'Sortiment' });
  expect(link).toHaveAttribute('href', '/cs/sortiment?page=2');
  expect(fireEvent.click(link)).toBe(false);
  expect(history.location).toMatchObject({ pathname: '/cs/sortiment', search: '?page=2' });
  expect(history.index).toBe(1);
});

test('a link to the current URL adds no history entry; one to the same path without search does', () => {
  const history = open(
    '/cs/sortiment?search=acer',
    <>
      <Link to="/sortiment">Sortiment</Link>
      <Link to="/sortiment?search=acer">Javory</Link>
    </>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Javory' }));
  expect(history.index).toBe(0);
  fireEvent.click(screen.getByRole('link', { name: 'Sortiment' }));
  expect(history.index).toBe(1);
  expect(history.location.search).toBe('');
});

test('a link replaces the entry and passes its state if requested', () => {
  const history = open(
    '/cs/novinky',
    <Link to="/login" replace state={{ from: '/ucet' }}>
      Přihlásit se
    </Link>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(history.location).toMatchObject({ pathname: '/cs/login', state: { from: '/ucet' } });
  expect(history.index).toBe(0);
});

test.each([
  ['Ctrl+click', { ctrlKey: true }, {}],
  ['the middle button', { button: 1 }, {}],
  ['another target', {}, { target: '_blank' }],
])('a modified click is left to the browser: %s', (_, click, attributes) => {
  const history = open(
    '/cs/novinky',
    <Link to="/sortiment" {...attributes}>
      Sortiment
    </Link>,
  );
  // jsdom reports navigation as not implemented.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link'), click);
  expect(history.location.pathname).toBe('/cs/novinky');
});

test('a handler that prevents the click keeps the page', () => {
  const history = open(
    '/cs/novinky',
    <Link to="/sortiment" onClick={(event) => event.preventDefault()}>
      Sortiment
    </Link>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(history.location.pathname).toBe('/cs/novinky');
});

test('a navigation link is current on its page, on pages below unless `end` is set, and on its `also` page', () => {
  open(
    '/cs/manager/booking',
    <>
      <NavLink to="/manager/booking">Akce</NavLink>
      <NavLink to="/manager">Správa</NavLink>
      <NavLink to="/manager" end>
        Přehled
      </NavLink>
      <NavLink to="/manager/book">Jiné</NavLink>
      <NavLink to="/manager/calendar" also="/manager/booking">
        Kalendář
      </NavLink>
    </>,
  );
  const currentOf = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current');
  expect(['Akce', 'Správa', 'Přehled', 'Jiné', 'Kalendář'].map(currentOf)).toEqual([
    'page',
    'page',
    null,
    null,
    'page',
  ]);
});
