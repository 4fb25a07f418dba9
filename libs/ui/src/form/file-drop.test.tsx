import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from '../testing/render-with-site';
import { FileDrop } from './file-drop';
import type { SendFile, SentFile } from './use-file-sending';

const pdf = (name: string, size = 10): File => new File([new Uint8Array(size)], name, { type: 'application/pdf' });

/** An upload that the test completes by hand. */
function controlledUploads() {
  const calls: {
    file: File;
    options: Parameters<SendFile<string>>[1];
    done: (id: string) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const send: SendFile<string> = (file, options) =>
    new Promise((done, fail) => calls.push({ file, options, done, fail }));
  return { calls, send };
}
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Vybrat soubory'), files, { applyAccept: false });

describe('FileDrop', () => {
  it('uploads the chosen files and shows progress and result', async () => {
    const { calls, send } = controlledUploads();
    const onChange = jest.fn<undefined, [readonly SentFile<string>[]]>();
    renderWithSite(<FileDrop label="Přílohy" send={send} onChange={onChange} />);
    await choose(pdf('plan.pdf'));
    const progress = screen.getByRole('progressbar', { name: 'Odesílá se plan.pdf' });
    expect(progress).toHaveAttribute('value', '0');
    act(() => calls[0]!.options.onProgress(0.4));
    expect(progress).toHaveAttribute('value', '0.4');
    await act(async () => calls[0]!.done('id-1'));
    expect(screen.getByRole('status')).toHaveTextContent('Odesláno');
    expect(onChange.mock.lastCall?.[0]).toMatchObject([{ state: 'done', result: 'id-1' }]);
  });

  it('has its label inside when it is compact, and still names the field', () => {
    renderWithSite(<FileDrop compact label="Přílohy" send={controlledUploads().send} />);
    expect(screen.getByText('Přetáhněte soubory sem').parentElement).toContainElement(screen.getByText('Přílohy'));
    expect(screen.getByRole('group', { name: 'Přílohy' })).toBeInTheDocument();
  });

  it('accepts dropped files unless it is disabled', async () => {
    const { calls, send } = controlledUploads();
    const { update } = renderWithSite(<FileDrop label="Přílohy" send={send} />);
    const drop = () =>
      fireEvent.drop(screen.getByText('Přetáhněte soubory sem').parentElement!, {
        dataTransfer: { files: [pdf('a.pdf'), pdf('b.pdf')] },
      });
    await act(async () => drop());
    expect(calls.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf']);
    update(<FileDrop label="Přílohy" send={send} disabled />);
    await act(async () => drop());
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['of another kind', { types: ['image/png'] }, 'Soubory tohoto druhu nepřijímáme.'],
    ['too large', { maxBytes: 5 }, 'Soubor je příliš velký.'],
  ])('rejects a file that is %s with a message and does not upload it', async (_, limits, text) => {
    const { calls, send } = controlledUploads();
    renderWithSite(<FileDrop label="Přílohy" send={send} {...limits} />);
    await choose(pdf('plan.pdf'));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: /Zkusit znovu/ })).toBeNull();
    expect(calls).toEqual([]);
  });

  it('counts only uploaded and pending files against the limit', async () => {
    const { calls, send } = controlledUploads();
    renderWithSite(<FileDrop label="Přílohy" send={send} maxFiles={2} />);
    await choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    expect(screen.getByRole('alert')).toHaveTextContent('příliš mnoho souborů');
    expect(calls).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Přerušit a.pdf' }));
    await choose(pdf('d.pdf'));
    expect(calls.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf', 'd.pdf']);
  });

  it('retries a failed upload on request', async () => {
    const { calls, send } = controlledUploads();
    renderWithSite(<FileDrop label="Přílohy" send={send} />);
    await choose(pdf('plan.pdf'));
    await act(async () => calls[0]!.fail({ code: 'media.unavailable' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Úložiště souborů teď neodpovídá.');
    await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu: plan.pdf' }));
    await act(async () => calls[1]!.done('id'));
    expect(screen.getByRole('status')).toHaveTextContent('Odesláno');
  });

  it('aborts uploads of removed files, and all uploads on unmount', async () => {
    const { calls, send } = controlledUploads();
    const { unmount } = renderWithSite(<FileDrop label="Přílohy" send={send} />);
    await choose(pdf('a.pdf'), pdf('b.pdf'));
    await userEvent.click(screen.getByRole('button', { name: 'Přerušit a.pdf' }));
    expect(calls.map(({ options }) => options.signal.aborted)).toEqual([true, false]);
    await waitFor(() => expect(screen.queryByText('a.pdf')).toBeNull());
    unmount();
    expect(calls[1]!.options.signal.aborted).toBe(true);
  });
});
