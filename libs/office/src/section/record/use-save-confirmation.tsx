import { useState, type ReactElement } from 'react';
import { ChoiceDialog } from '../list/choice-dialog';
import type { SaveConfirmation, SectionRow, SectionTexts } from '../section';

type Confirmation = SaveConfirmation<Record<string, unknown>, string>;

/** Asks before a save. `confirm` resolves to the columns that the choice adds, and rejects with an AbortError without one. */
export function useSaveConfirmation(texts: SectionTexts): {
  confirm: (confirmation: Confirmation) => Promise<SectionRow>;
  dialog: ReactElement | null;
} {
  const [asked, setAsked] = useState<{ confirmation: Confirmation; end: (change: SectionRow | null) => void } | null>(
    null,
  );
  const confirm = (confirmation: Confirmation): Promise<SectionRow> =>
    new Promise((resolve, reject) => {
      const end = (change: SectionRow | null): void => {
        setAsked(null);
        if (change) resolve(change);
        else reject(new DOMException('Nothing was chosen', 'AbortError'));
      };
      setAsked({ confirmation, end });
    });
  if (!asked) return { confirm, dialog: null };
  const { confirmation, end } = asked;
  const dialog = (
    <ChoiceDialog
      title={texts.t(confirmation.title)}
      choices={confirmation.options.map(({ label, change }) => ({ label: texts.t(label), choose: () => end(change) }))}
      onClose={() => end(null)}
    >
      <p>{texts.t(confirmation.text, confirmation.values?.(texts.formats))}</p>
    </ChoiceDialog>
  );
  return { confirm, dialog };
}
