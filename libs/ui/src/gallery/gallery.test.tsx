import { fireEvent, screen, waitFor } from '@testing-library/react';
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
  await userEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog', { name: 'Prohlížení obrázků' });
}
const shown = () => screen.getByRole('dialog').querySelector('img')?.getAttribute('src');

describe('Gallery', () => {
  it('names each picture by its caption, else by what it shows, else by its place', () => {
    renderWithSite(<Gallery pictures={pictures} label="Podzim" />);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Zvětšit: Alej u Obříství',
      'Zvětšit: Školka v zimě',
      'Zvětšit: Obrázek 3',
    ]);
  });

  it('opens the one that was pressed, and goes to the others by keys and buttons', async () => {
    await open('Zvětšit: Školka v zimě');
    expect(shown()).toBe('/cdn/b');
    expect(screen.getByRole('status')).toHaveTextContent('2 z 3');
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toBe('/cdn/c');
    expect(screen.getByRole('button', { name: 'Další obrázek' })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toBe('/cdn/c');
    await userEvent.keyboard('{Home}');
    expect(shown()).toBe('/cdn/a');
    expect(screen.getByText('Alej u Obříství')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Další obrázek' }));
    expect(shown()).toBe('/cdn/b');
  });

  it('turns by keys after a click beside the controls, which leaves the focus on the dialog', async () => {
    await open('Zvětšit: Školka v zimě');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
    expect(shown()).toBe('/cdn/c');
  });

  it.each([
    ['a finger to the left', -80, 'touch', '/cdn/c'],
    ['a finger to the right', 80, 'touch', '/cdn/a'],
    ['a finger that hardly moved', -20, 'touch', '/cdn/b'],
    ['a mouse that selects', -80, 'mouse', '/cdn/b'],
  ])('%s', async (_, way, pointerType, source) => {
    await open('Zvětšit: Školka v zimě');
    const picture = screen.getByRole('img', { name: 'Školka v zimě' });
    const touch = (type: string, clientX: number) =>
      fireEvent(
        picture,
        Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { isPrimary: true, pointerType }),
      );
    touch('pointerdown', 200);
    touch('pointerup', 200 + way);
    expect(shown()).toBe(source);
  });

  it('closes by Escape and by its button', async () => {
    await open('Zvětšit: Alej u Obříství');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Zvětšit: Alej u Obříství' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Zvětšit: Alej u Obříství' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Zavřít' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
