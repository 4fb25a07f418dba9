import type { BookingEvent } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { CheckboxField, TextArea, FieldGroup, TextField, useAppForm, useEditedRow } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import { personSource } from '../../content/people/person-source';
import { errorAtField } from '../../form/field-error';
import { FormDrawer } from '../../form/form-drawer';
import { ImageInput } from '../../photo/image-field';
import { RelationInput } from '../../section/fields/relation-fields';
import { eventDefaults, eventPayload } from './event-values';
import { eventFormSchema, type EventFormValues } from './event.schema';
import { saveEvent } from './event.mutations';

export interface EventFormProps {
  /** Null for a new one. */
  event: BookingEvent | null;
  /** Called once the form has closed; with the event if it was saved. */
  onClosed: (saved: BookingEvent | null) => void;
}

/** Creates or edits an event. */
export function EventForm({ event, onClosed }: EventFormProps): ReactElement {
  const { t } = useText('manager.booking');
  const { t: common } = useText('manager');
  const form = useAppForm(eventFormSchema, eventDefaults(event));
  const edited = useEditedRow(event, form, eventDefaults);
  const { mutateAsync } = useMutation(saveEvent);

  async function save(values: EventFormValues): Promise<BookingEvent> {
    try {
      const saved = await mutateAsync({ event: edited.row(), payload: eventPayload(values) });
      snackbar('success', event ? common('form.saved') : t('event.created'));
      return saved;
    } catch (error) {
      edited.mergeConflict(error);
      throw errorAtField(error, 'booking.mask_vs_fixed', 'mask_vs');
    }
  }
  return (
    <FormDrawer
      wording="booking"
      title={t(event ? 'event.edit' : 'event.new')}
      form={form}
      draft={{ form: `event/${event?.id ?? 'new'}`, version: event?.version }}
      onSave={save}
      onClosed={onClosed}
      saveLabel={event ? common('form.save') : t('event.create')}
    >
      <TextField name="title" label={t('event.title')} maxLength={200} />
      <TextField name="title_en" label={t('event.titleEn')} maxLength={200} optional />
      <TextField name="title_pl" label={t('event.titlePl')} maxLength={200} optional />
      <FieldGroup layout="row">
        <TextField name="date_start" type="datetime-local" label={t('event.start')} hint={common('form.pragueTime')} />
        <TextField name="date_end" type="datetime-local" label={t('event.end')} optional />
      </FieldGroup>
      <TextField name="address" label={t('event.address')} maxLength={300} />
      <TextArea rows={3} name="perex" label={t('event.perex')} optional />
      <TextArea rows={3} name="perex_en" label={t('event.perexEn')} optional />
      <TextArea rows={3} name="perex_pl" label={t('event.perexPl')} optional />
      <ImageInput name="hero_image" label={t('event.picture')} hint={t('event.pictureHint')} optional />
      <TextArea
        rows={6}
        name="story"
        label={t('event.story')}
        hint={t('event.storyHint')}
        maxLength={10_000}
        optional
      />
      <TextArea rows={6} name="story_en" label={t('event.storyEn')} maxLength={10_000} optional />
      <TextArea rows={6} name="story_pl" label={t('event.storyPl')} maxLength={10_000} optional />
      <TextArea rows={3} name="bring" label={t('event.bring')} maxLength={1000} optional />
      <TextArea rows={3} name="bring_en" label={t('event.bringEn')} maxLength={1000} optional />
      <TextArea rows={3} name="bring_pl" label={t('event.bringPl')} maxLength={1000} optional />
      <RelationInput name="leader_id" label={t('event.leader')} source={personSource} optional />
      <TextField
        name="mask_vs"
        label={t('event.maskVs')}
        hint={t('event.maskVsHint')}
        inputMode="numeric"
        maxLength={4}
      />
      <CheckboxField name="is_public" label={t('event.isPublic')} hint={t('event.isPublicHint')} />
    </FormDrawer>
  );
}
