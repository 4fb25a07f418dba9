import { ConfirmDialog } from '@arbora/ui';
import { createContext, useContext, useState, type ReactElement, type ReactNode } from 'react';

export interface Question {
  title: string;
  text: ReactNode;
  /** Words of the button that does it. */
  ok: string;
  danger?: boolean;
  /** Runs while the question waits; must not fail. */
  run: () => unknown;
}
type Ask = (question: Question) => void;

const AskContext = createContext<Ask | null>(null);

/** Where the questions of what is inside are asked, above everything that is open. */
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
 * Gives the function that asks before something that cannot be taken back.
 *
 * @throws Error outside a manager's page
 */
export function useConfirm(): Ask {
  const ask = useContext(AskContext);
  if (!ask) throw new Error('Only a page of the back office asks');
  return ask;
}
