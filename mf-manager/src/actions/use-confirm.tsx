import { useText } from '@arbora/i18n';
import { App } from 'antd';
import type { ReactNode } from 'react';

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
  const { modal } = App.useApp();
  return ({ title, text, ok, back, danger, run }) => {
    modal.confirm({
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
