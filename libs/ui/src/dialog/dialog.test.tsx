import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithSite } from '../testing/render-with-site';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

describe('Dialog', () => {
  it('is named by its title and requests closing on Escape and by its button', async () => {
    const onClose = jest.fn();
    renderWithSite(
      <Dialog open onClose={onClose} title="Vstupenka">
        obsah
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Vstupenka' })).toHaveTextContent('obsah');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Zavřít' }));
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('renders no content while it is closed', () => {
    renderWithSite(
      <Dialog open={false} onClose={() => undefined} title="Vstupenka">
        obsah
      </Dialog>,
    );
    expect(screen.queryByText('obsah')).toBeNull();
  });
});

test('an open dialog that unmounts restores the focus', async () => {
  function Example() {
    const [isMounted, setMounted] = useState(false);
    return (
      <>
        <button onClick={() => setMounted(true)}>Otevřít</button>
        {isMounted && <Dialog open onClose={() => setMounted(false)} title="Vstupenka" />}
      </>
    );
  }
  renderWithSite(<Example />);
  const opener = screen.getByRole('button', { name: 'Otevřít' });
  await userEvent.click(opener);
  expect(opener).not.toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

describe('ConfirmDialog', () => {
  it('focuses the safe choice first', () => {
    renderWithSite(
      <ConfirmDialog
        open
        tone="danger"
        title="Smazat?"
        confirmLabel="Smazat"
        onConfirm={jest.fn()}
        onClose={jest.fn()}
      />,
    );
    expect(screen.getByRole('button', { name: 'Zrušit' })).toHaveFocus();
  });

  it('closes when the confirmed action has finished', async () => {
    const onClose = jest.fn();
    const onConfirm = jest.fn(() => Promise.resolve());
    renderWithSite(
      <ConfirmDialog
        open
        title="Zrušit rezervaci?"
        confirmLabel="Zrušit rezervaci"
        onConfirm={onConfirm}
        onClose={onClose}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Zrušit rezervaci' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('stays open and shows the error when the confirmed action fails', async () => {
    const onClose = jest.fn();
    const onConfirm = () => Promise.reject(Object.assign(new Error(), { code: 'booking.event_started' }));
    renderWithSite(<ConfirmDialog open title="Zrušit?" confirmLabel="Ano" onConfirm={onConfirm} onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ano' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Termín už začal');
    expect(onClose).not.toHaveBeenCalled();
  });
});
