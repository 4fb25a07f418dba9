import { FieldFrame, useControlledField, type ControlledField as Controlled, type FieldLabels } from '@arbora/ui/form';
import type { ReactElement, ReactNode } from 'react';

/** A labelled antd input with its hint and error. */
export function ControlledField(
  props: FieldLabels & { children: (controlled: Pick<Controlled, 'field' | 'aria'>) => ReactNode },
): ReactElement {
  const { name, label, hint, optional, children } = props;
  const controlled = useControlledField(name, hint);
  return (
    <FieldFrame field={controlled} label={label} hint={hint} optional={optional}>
      {children(controlled)}
    </FieldFrame>
  );
}
