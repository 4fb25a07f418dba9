import { ConfirmDialog } from '@arbora/ui';
import { createContext, useContext, useState, type ReactElement, type ReactNode } from 'react';

export interface Confirmation {
  title: string;
  text: ReactNode;
  /** Label of the confirm button. */
  ok: string;
  danger?: boolean;
  /** Runs while the dialog is open; must not fail. */
  run: () => unknown;
}
type Confirm = (confirmation: Confirmation) => void;

const ConfirmContext = createContext<Confirm | null>(null);

/** Renders the confirmation dialogs of its children, above everything else. */
export function ConfirmProvider({ children, back }: { children: ReactNode; back: string }): ReactElement {
  const [confirmation, confirm] = useState<Confirmation | null>(null);
  return (
    <ConfirmContext value={confirm}>
      {children}
      {confirmation && (
        <ConfirmDialog
          open
          title={confirmation.title}
          confirmLabel={confirmation.ok}
          cancelLabel={back}
          tone={confirmation.danger ? 'danger' : 'primary'}
          onConfirm={confirmation.run}
          onClose={() => confirm(null)}
        >
          {confirmation.text}
        </ConfirmDialog>
      )}
    </ConfirmContext>
  );
}

/**
 * Returns a function that asks for confirmation before an irreversible action.
 * @throws Error outside a ConfirmProvider
 */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider');
  return confirm;
}
