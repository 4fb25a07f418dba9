import { Button, Dialog } from '@arbora/ui';
import type { ReactElement, ReactNode } from 'react';
import css from './choice-dialog.module.css';

interface ChoiceDialogProps {
  title: string;
  choices: readonly { label: string; choose: () => void }[];
  onClose: () => void;
  /** Title above the choices. */
  children?: ReactNode;
}

/** Dialog with a few choices; a click on one runs it. */
export function ChoiceDialog({ title, choices, onClose, children }: ChoiceDialogProps): ReactElement {
  return (
    <Dialog open title={title} onClose={onClose}>
      {children}
      <ul role="list" className={css.choices}>
        {choices.map(({ label, choose }) => (
          <li key={label}>
            <Button variant="secondary" onClick={choose}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
