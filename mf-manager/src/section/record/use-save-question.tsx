import { useState, type ReactElement } from 'react';
import { ChoiceDialog } from '../list/choice-dialog';
import type { SaveQuestion, SectionRow, SectionTexts } from '../section';

type Question = SaveQuestion<Record<string, unknown>, string>;

/** Asks before a save. `ask` resolves to the columns that the choice adds, and rejects with an AbortError without one. */
export function useSaveQuestion(texts: SectionTexts): {
  ask: (question: Question) => Promise<SectionRow>;
  dialog: ReactElement | null;
} {
  const [asked, setAsked] = useState<{ question: Question; end: (change: SectionRow | null) => void } | null>(null);
  const ask = (question: Question): Promise<SectionRow> =>
    new Promise((resolve, reject) => {
      const end = (change: SectionRow | null): void => {
        setAsked(null);
        if (change) resolve(change);
        else reject(new DOMException('Nothing was chosen', 'AbortError'));
      };
      setAsked({ question, end });
    });
  if (!asked) return { ask, dialog: null };
  const { question, end } = asked;
  const dialog = (
    <ChoiceDialog
      title={texts.t(question.title)}
      choices={question.of.map(({ label, change }) => ({ label: texts.t(label), choose: () => end(change) }))}
      onClose={() => end(null)}
    >
      <p>{texts.t(question.text, question.values?.(texts.formats))}</p>
    </ChoiceDialog>
  );
  return { ask, dialog };
}
