import { useText } from '@arbora/i18n';
import type { ReactNode } from 'react';
import { useQuestions } from '../frame/questions';

interface Question {
  title: string;
  text: ReactNode;
  /** Words of the button that does it, and of the one that does not. */
  ok: string;
  back?: string;
  danger?: boolean;
  /** Runs while the question waits; must not fail. */
  run: () => unknown;
}

/** Gives the function that asks before something that cannot be taken back. */
export function useConfirm(): (question: Question) => void {
  const { t } = useText('manager');
  const questions = useQuestions();
  return ({ title, text, ok, back, danger, run }) => {
    void questions.confirm({
      title,
      content: text,
      okText: ok,
      cancelText: back ?? t('action.back'),
      okButtonProps: danger ? { danger: true } : {},
      focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
      onOk: async () => {
        await run();
      },
    });
  };
}
