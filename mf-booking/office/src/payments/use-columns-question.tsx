import type { CsvColumnsQuestion, CsvMapping } from '@arbora/domain';
import { useCallback, useState, type ReactElement } from 'react';
import { ColumnsDialog } from './columns-dialog';

interface OpenQuestion {
  file: string;
  question: CsvColumnsQuestion;
  answer: (mapping: CsvMapping | null) => void;
}

export interface ColumnsQuestions {
  /** Asks for the columns of a file, after those asked before; null if the person cancels. */
  ask: (file: string, question: CsvColumnsQuestion, signal: AbortSignal) => Promise<CsvMapping | null>;
  /** The dialog of the first open question. */
  dialog: ReactElement | null;
}

/** Asks for the columns of unknown CSV files, one file after the other. */
export function useColumnsQuestion(): ColumnsQuestions {
  const [open, setOpen] = useState<readonly OpenQuestion[]>([]);
  const ask = useCallback<ColumnsQuestions['ask']>(
    (file, question, signal) =>
      new Promise((resolve) => {
        const asked: OpenQuestion = {
          file,
          question,
          answer: (mapping) => {
            setOpen((questions) => questions.filter((one) => one !== asked));
            resolve(mapping);
          },
        };
        signal.addEventListener('abort', () => asked.answer(null));
        setOpen((questions) => [...questions, asked]);
      }),
    [],
  );
  const [first] = open;
  return {
    ask,
    dialog: first ? (
      <ColumnsDialog
        key={first.file}
        file={first.file}
        question={first.question}
        onAnswer={first.answer}
        onCancel={() => first.answer(null)}
      />
    ) : null,
  };
}
