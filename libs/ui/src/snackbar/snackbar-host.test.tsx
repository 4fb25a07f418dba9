import { snackbar, snackbarWithAction } from '@arbora/event-bus';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithSite } from '../testing/render-with-site';
import { Dialog } from '../dialog/dialog';
import { SnackbarHost } from './snackbar-host';

describe('SnackbarHost', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows a message for 4 s and removes it 200 ms later', () => {
    renderWithSite(<SnackbarHost />);
    act(() => void snackbar('success', 'Úpravy uloženy'));
    expect(screen.getByRole('status')).toHaveTextContent('Úpravy uloženy');
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.getByText('Úpravy uloženy').parentElement).toHaveClass('leaving');
    act(() => jest.advanceTimersByTime(199));
    expect(screen.getByText('Úpravy uloženy')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Úpravy uloženy')).toBeNull();
  });

  it('removes a message without a timeout after 4.2 s', () => {
    renderWithSite(<SnackbarHost />);
    act(() => void snackbar('info', 'Zpráva', 0));
    act(() => jest.advanceTimersByTime(4199));
    expect(screen.getByText('Zpráva')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Zpráva')).toBeNull();
  });

  it('is inside an open dialog, where its action can be pressed, and outside once the dialog closes', async () => {
    const { update } = renderWithSite(
      <>
        <SnackbarHost />
        <Dialog open title="Objednávka" onClose={jest.fn()} />
      </>,
    );
    const undo = jest.fn();
    act(() => void snackbarWithAction('success', 'Hotovo', { label: 'Vrátit zpět', run: undo }));
    const button = screen.getByRole('button', { name: 'Vrátit zpět' });
    expect(screen.getByRole('dialog')).toContainElement(button);
    update(<SnackbarHost />);
    await act(async () => Promise.resolve());
    expect(button).toBeVisible();
    fireEvent.click(button);
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('shows several messages, each with a close button', () => {
    renderWithSite(<SnackbarHost />);
    act(() => {
      snackbar('error', 'První');
      snackbar('warning', 'Druhá');
    });
    fireEvent.click(screen.getAllByRole('button', { name: 'Zavřít' })[0] as HTMLElement);
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('První')).toBeNull();
    expect(screen.getByText('Druhá')).toBeInTheDocument();
  });
});
