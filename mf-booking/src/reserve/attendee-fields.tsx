import { ATTENDEES_MAX, type SlotForCustomer } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Button, IconButton } from '@arbora/ui';
import { FieldGroup, TextField, useFieldArray } from '@arbora/ui/form';
import { plusIcon, trashIcon } from '@arbora/ui/icons';
import { useRef, type ReactElement } from 'react';
import css from './attendee-fields.module.css';
import type { ReservationFormValues } from './reservation.schema';
import { seatsLimit } from './seats-limit';

/** The attendees: one group of fields each, as many as the slot allows. */
export function AttendeeFields({ slot }: { slot: SlotForCustomer }): ReactElement {
  const { t } = useText('booking.reserve');
  const { t: common } = useText('booking');
  const { fields, append, remove } = useFieldArray<ReservationFormValues, 'places'>({ name: 'places' });
  const addButton = useRef<HTMLButtonElement>(null);
  const { max, reason } = seatsLimit(slot);
  const isFull = fields.length >= max;
  // A low limit is named before anybody runs into it.
  const namesLimit = isFull || max < ATTENDEES_MAX;

  function removeAt(index: number): void {
    remove(index);
    // Moves the focus, because the clicked button is gone.
    addButton.current?.focus();
  }
  return (
    <div className={css.attendees}>
      {fields.map((field, index) => (
        <FieldGroup
          key={field.id}
          legend={t('form.attendee', { number: index + 1 })}
          layout="row"
          actions={
            fields.length > 1 && (
              <IconButton
                icon={trashIcon}
                label={t('form.removeAttendee', { number: index + 1 })}
                onClick={() => removeAt(index)}
              />
            )
          }
        >
          <TextField
            name={`places.${index}.name`}
            label={common('form.name')}
            autoComplete={index === 0 ? 'name' : 'off'}
            maxLength={120}
          />
          <TextField
            name={`places.${index}.email`}
            type="email"
            label={t('form.email')}
            optional
            hint={index === 0 ? common('form.emailHint') : undefined}
            autoComplete={index === 0 ? 'email' : 'off'}
          />
        </FieldGroup>
      ))}
      <div className={css.add}>
        <Button
          ref={addButton}
          variant="secondary"
          icon={plusIcon}
          aria-disabled={isFull || undefined}
          aria-describedby={namesLimit ? 'attendees-limit' : undefined}
          onClick={() => !isFull && append({ name: '', email: '' }, { focusName: `places.${fields.length}.name` })}
        >
          {t('form.addAttendee')}
        </Button>
        {namesLimit && (
          <p id="attendees-limit" className={css.limit}>
            {t(`form.limit.${reason}`, { count: max })}
          </p>
        )}
      </div>
    </div>
  );
}
