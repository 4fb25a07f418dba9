import { ConfirmDialog } from '@arbora/ui';
import { createContext, useContext, useState, type ReactElement, type ReactNode } from 'react';

export interface Question {
  title: string;
  text: ReactNode;
  /** Label of the confirm button. */
  ok: string;
  danger?: boolean;
  /** Runs while the dialog is open; must not fail. */
  run: () => unknown;
}
type Ask = (question: Question) => void;

const AskContext = createContext<Ask | null>(null);

/** Renders the confirmation dialogs of its children, above everything else. */
export function QuestionsProvider({ children, back }: { children: ReactNode; back: string }): ReactElement {
  const [question, ask] = useState<Question | null>(null);
  return (
    <AskContext value={ask}>
      {children}
      {question && (
        <ConfirmDialog
          open
          title={question.title}
          confirmLabel={question.ok}
          cancelLabel={back}
          tone={question.danger ? 'danger' : 'primary'}
          onConfirm={question.run}
          onClose={() => ask(null)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </AskContext>
  );
}

/**
 * Returns a function that asks for confirmation before an irreversible action.
 * @throws Error outside a manager's page
 */
export function useConfirm(): Ask {
  const ask = useContext(AskContext);
  if (!ask) throw new Error('Only a page of the back office asks');
  return ask;
}
