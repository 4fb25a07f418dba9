import type { TestRoutes } from '@arbora/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RichText } from '../rich-text/rich-text';
import type { TextKind } from '../rich-text/extensions';
import type { InputProps } from '../section/fields/field';
import { richTextField } from '../section/fields/rich-text-field';
import { openFields } from './open-section';

/** Opens the form of a rich text of this kind; `storedText` saves it. */
export async function openText(body: string, of: TextKind = 'article', routes: TestRoutes = {}) {
  const field = {
    ...richTextField('body', { label: 'job.title', max: 2000, empty: '' }),
    Input: (props: InputProps) => <RichText {...props} of={of} />,
  };
  const page = await openFields([field], { body }, routes);
  const text = await screen.findByRole('textbox', { name: /^Title/ }, { timeout: 10_000 });
  const tools = within(await screen.findByRole('toolbar', { name: 'Úpravy textu: Title' }));

  async function storedText(): Promise<unknown> {
    const saves = page.saved.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Uložit změny' }));
    await waitFor(() => expect(page.saved.mock.calls.length).toBeGreaterThan(saves));
    return page.saved.mock.lastCall?.[0]['body'];
  }
  return { ...page, text, tools, storedText };
}

/** Presses a tool of the tool bar. */
export async function pressTool(tools: ReturnType<typeof within>, name: string): Promise<void> {
  await userEvent.click(tools.getByRole('button', { name }));
}

/** Selects the whole text. */
export function selectAll(text: HTMLElement): void {
  fireEvent.keyDown(text, { key: 'a', ctrlKey: true });
}
