import userEvent from '@testing-library/user-event';

/** Clicks a field and pastes a text after its value; typing key by key is slow. */
export async function enter(element: HTMLElement, text: string): Promise<void> {
  await userEvent.click(element);
  await userEvent.paste(text);
}
