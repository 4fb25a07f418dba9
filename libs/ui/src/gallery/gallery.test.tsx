import { createPath } from '@arbora/router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from '../testing/render-with-site';
import { Gallery } from './gallery';

const pictures = [
  { id: 'a', src: '/cdn/a', alt: 'Alej lip', caption: 'Alej u Obříství' },
  { id: 'b', src: '/cdn/b', alt: 'Školka v zimě' },
  { id: 'c', src: '/cdn/c', alt: '' },
];

async function open(name: string): Promise<void> {
  renderWithSite(<Gallery pictures={pictures} label="Podzim" />);
  await userEvent.click(screen.getByRole('link', { name }));
  await screen.findByRole('dialog', { name: 'Prohlížení obrázků' });
}
const shownSource = () => screen.getByRole('dialog').querySelector('img')?.getAttribute('src');

describe('Gallery', () => {
  it('names each picture by its caption, else by its alt text, else by its position', () => {
    renderWithSite(<Gallery pictures={pictures} label="Podzim" />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Zvětšit: Alej u Obříství',
      'Zvětšit: Školka v zimě',
      'Zvětšit: Obrázek 3',
    ]);
  });

  it('consists of links to the pictures, which browsers open in a new tab on request', () => {
    renderWithSite(<Gallery pictures={pictures} label="Podzim" />);
    const link = screen.getByRole('link', { name: 'Zvětšit: Školka v zimě' });
    expect(link).toHaveAttribute('href', '/cdn/b');
    const followed: boolean[] = [];
    const listener = (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', listener);
    fireEvent.click(link, { ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(link);
    document.removeEventListener('click', listener);
    expect(followed).toEqual([true, false]);
  });

  it('shows captions below the pictures', () => {
    renderWithSite(<Gallery pictures={pictures} label="Podzim" />);
    expect(screen.getByText('Alej u Obříství')).toBeVisible();
    expect(screen.getAllByRole('figure')).toHaveLength(3);
  });

  it('opens the clicked picture and reaches the others by keys and buttons', async () => {
    await open('Zvětšit: Školka v zimě');
    expect(shownSource()).toBe('/cdn/b');
    expect(screen.getByRole('status')).toHaveTextContent('2 z 3');
    await userEvent.keyboard('{ArrowRight}');
    expect(shownSource()).toBe('/cdn/c');
    expect(screen.getByRole('button', { name: 'Další obrázek' })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}');
    expect(shownSource()).toBe('/cdn/c');
    await userEvent.keyboard('{Home}');
    expect(shownSource()).toBe('/cdn/a');
    expect(within(screen.getByRole('dialog')).getByText('Alej u Obříství')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Další obrázek' }));
    expect(shownSource()).toBe('/cdn/b');
  });

  it('responds to arrow keys after a click outside the controls, which moves the focus to the dialog', async () => {
    await open('Zvětšit: Školka v zimě');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    expect(shownSource()).toBe('/cdn/c');
  });

  it.each([
    ['a finger that moves to the left', -80, 'touch', '/cdn/c'],
    ['a finger that moves to the right', 80, 'touch', '/cdn/a'],
    ['a finger that hardly moves', -20, 'touch', '/cdn/b'],
    ['a mouse that selects', -80, 'mouse', '/cdn/b'],
  ])('responds correctly to %s', async (_, distance, pointerType, source) => {
    await open('Zvětšit: Školka v zimě');
    const picture = within(screen.getByRole('dialog')).getByRole('img', { name: 'Školka v zimě' });
    const touch = (type: string, clientX: number) =>
      fireEvent(
        picture,
        Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { isPrimary: true, pointerType }),
      );
    touch('pointerdown', 200);
    touch('pointerup', 200 + distance);
    expect(shownSource()).toBe(source);
  });

  it('shows a blurred placeholder until the large picture is loaded', async () => {
    renderWithSite(
      <Gallery pictures={[{ id: 'a', src: '/cdn/a', alt: 'Lípa', placeholder: '/cdn/a?w=50' }]} label="x" />,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Zvětšit: Lípa' }));
    const large = within(await screen.findByRole('dialog')).getByRole('img', { name: 'Lípa' });
    expect(large.style.backgroundImage).toContain('/cdn/a?w=50');
    fireEvent.load(large);
    expect(large.style.backgroundImage).toBe('none');
  });

  it('closes on the browser’s Back without leaving the page', async () => {
    const { history } = renderWithSite(<Gallery pictures={pictures} label="Podzim" />, {
      url: '/fotogalerie/1?a=b',
      before: ['/'],
    });
    await userEvent.click(screen.getByRole('link', { name: 'Zvětšit: Alej u Obříství' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}');
    act(() => history.back());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(createPath(history.location)).toBe('/cs/fotogalerie/1?a=b');
    act(() => history.back());
    expect(createPath(history.location)).toBe('/cs/');
  });

  it('leaves no history entry when it is closed by its button', async () => {
    const { history } = renderWithSite(<Gallery pictures={pictures} label="Podzim" />, { before: ['/'] });
    await userEvent.click(screen.getByRole('link', { name: 'Zvětšit: Alej u Obříství' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Zavřít' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => history.back());
    expect(createPath(history.location)).toBe('/cs/');
  });

  it('closes on Escape and by its button', async () => {
    await open('Zvětšit: Alej u Obříství');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Zvětšit: Alej u Obříství' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Zvětšit: Alej u Obříství' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Zavřít' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
