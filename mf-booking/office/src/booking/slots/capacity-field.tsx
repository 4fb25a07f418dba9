import { useText } from '@arbora/i18n';
import { numberField, type Field, type InputProps } from '@arbora/office';
import { NumberField } from '@arbora/ui/form';
import type { ReactElement } from 'react';

/** The capacity of a slot, which cannot be less than its reserved seats. */
export function capacityField(used: number): Field<{ capacity_total: number }, 'slot.capacity'> {
  const max = 2_147_483_647;
  const field = numberField('capacity_total', { label: 'slot.capacity', max, required: true });
  function CapacityInput(props: InputProps): ReactElement {
    const { t, formats } = useText('manager.booking');
    const hint = used > 0 ? t('slot.usedHint', { count: used, number: formats.number(used) }) : undefined;
    return <NumberField {...props} min={0} hint={hint} />;
  }
  return { ...field, Input: CapacityInput };
}
