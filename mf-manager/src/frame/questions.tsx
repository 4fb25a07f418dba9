import { Modal } from 'antd';
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';

type Questions = ReturnType<typeof Modal.useModal>[0];

const QuestionsContext = createContext<Questions | null>(null);

/** Where the questions of what is inside are asked: in the look and language around it. */
export function QuestionsProvider({ children }: { children: ReactNode }): ReactElement {
  const [questions, holder] = Modal.useModal();
  return (
    <QuestionsContext value={questions}>
      {children}
      {holder}
    </QuestionsContext>
  );
}

/** @throws Error outside a manager's page */
export function useQuestions(): Questions {
  const questions = useContext(QuestionsContext);
  if (!questions) throw new Error('Only a page of the back office asks');
  return questions;
}
