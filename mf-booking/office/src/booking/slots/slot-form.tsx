import type { BookingEvent, BookingEventSlot } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import {
  CheckboxField,
  DecimalField,
  NumberField,
  FieldGroup,
  TextField,
  useAppForm,
  useEditedRow,
} from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { EmailTagsInput, errorAtField, FormDrawer } from '@arbora/office';
import { saveSlot } from './slot.mutations';
import { slotDefaults, slotPayload } from './slot-values';
import { slotFormSchema, type SlotFormInput, type SlotFormValues } from './slot.schema';
import type { SlotRow } from './slots.queries';

export interface SlotFormProps {
  event: BookingEvent;
  /** Null for a new one. */
  slot: SlotRow | null;
  onClosed: () => void;
}

/** Creates or edits a slot of an event. */
export function SlotForm({ event, slot, onClosed }: SlotFormProps): ReactElement {
  const { t, formats } = useText('manager.booking');
  const { t: common } = useText('office');
  const form = useAppForm(slotFormSchema, slotDefaults(slot, event));
  const edited = useEditedRow<BookingEventSlot, SlotFormInput, SlotFormValues>(slot, form, (stored) =>
    slotDefaults(stored, event),
  );
  const { mutateAsync } = useMutation(saveSlot);

  async function save(values: SlotFormValues): Promise<BookingEventSlot> {
    try {
      const payload = slotPayload(values);
      const saved = await mutateAsync({ event, slot: edited.row(), payload });
      snackbar('success', slot ? common('form.saved') : t('slot.created'));
      return saved;
    } catch (error) {
      throw errorAtField(edited.mergeConflict(error), 'booking.capacity_below_used', 'capacity_total');
    }
  }
  const used =
    slot && slot.used > 0 ? t('slot.usedHint', { count: slot.used, number: formats.number(slot.used) }) : undefined;
  return (
    <FormDrawer
      wording="booking"
      title={t(slot ? 'slot.edit' : 'slot.new')}
      form={form}
      draft={{ form: `slot/${slot?.id ?? `new/${event.id}`}`, version: slot?.version }}
      onSave={save}
      onClosed={onClosed}
      saveLabel={slot ? common('form.save') : t('slot.create')}
    >
      <TextField name="name" label={t('slot.name')} maxLength={200} />
      <TextField name="name_en" label={t('slot.nameEn')} maxLength={200} optional />
      <TextField name="name_pl" label={t('slot.namePl')} maxLength={200} optional />
      <TextField name="date_start" type="datetime-local" label={t('slot.start')} hint={common('form.pragueTime')} />
      <FieldGroup layout="row">
        <DecimalField
          name="price"
          label={t('slot.price')}
          hint={t('slot.priceHint')}
          decimals={2}
          unit={t('slot.currency')}
        />
        <NumberField min={0} name="capacity_total" label={t('slot.capacity')} hint={used} />
      </FieldGroup>
      <NumberField min={0} name="capacity_per_user" label={t('slot.perUser')} hint={t('slot.perUserHint')} optional />
      <CheckboxField name="capacity_by_ico" label={t('slot.byIco')} hint={t('slot.byIcoHint')} />
      <EmailTagsInput name="whitelist" label={t('slot.whitelist')} hint={t('slot.whitelistHint')} optional />
    </FormDrawer>
  );
}
