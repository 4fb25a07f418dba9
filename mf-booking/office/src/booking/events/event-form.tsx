import type { BookingEvent } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { CheckboxField, TextArea, FieldGroup, TextField, useAppForm, useEditedRow } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import {
  personSource,
  errorAtField,
  FormDrawer,
  ImageInput,
  type InputProps,
  LanguageInputs,
  RelationInput,
} from '@arbora/office';
import { MaskVsField } from './mask-vs-field';
import { eventDefaults, eventPayload } from './event-values';
import { eventFormSchema, type EventFormValues } from './event.schema';
import { saveEvent } from './event.mutations';

const TitleInput = (props: InputProps): ReactElement => <TextField {...props} maxLength={200} />;
const PerexInput = (props: InputProps): ReactElement => <TextArea {...props} rows={3} />;
const StoryInput = (props: InputProps): ReactElement => <TextArea {...props} rows={6} maxLength={10_000} />;
const BringInput = (props: InputProps): ReactElement => <TextArea {...props} rows={3} maxLength={1000} />;

export interface EventFormProps {
  /** Null for a new one. */
  event: BookingEvent | null;
  /** Called once the form has closed; with the event if it was saved. */
  onClosed: (saved: BookingEvent | null) => void;
}

/** Creates or edits an event. */
export function EventForm({ event, onClosed }: EventFormProps): ReactElement {
  const { t } = useText('manager.booking');
  const { t: common } = useText('office');
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
      size="wide"
      title={t(event ? 'event.edit' : 'event.new')}
      form={form}
      draft={{ form: `event/${event?.id ?? 'new'}`, version: event?.version }}
      onSave={save}
      onClosed={onClosed}
      saveLabel={event ? common('form.save') : t('event.create')}
    >
      <LanguageInputs name="title" label={t('event.title')} Input={TitleInput} />
      <FieldGroup layout="row">
        <TextField name="date_start" type="datetime-local" label={t('event.start')} hint={common('form.pragueTime')} />
        <TextField name="date_end" type="datetime-local" label={t('event.end')} optional />
      </FieldGroup>
      <TextField name="address" label={t('event.address')} maxLength={300} />
      <LanguageInputs name="perex" label={t('event.perex')} Input={PerexInput} optional />
      <ImageInput name="hero_image" label={t('event.picture')} hint={t('event.pictureHint')} optional />
      <LanguageInputs name="story" label={t('event.story')} hint={t('event.storyHint')} Input={StoryInput} optional />
      <LanguageInputs name="bring" label={t('event.bring')} Input={BringInput} optional />
      <RelationInput name="leader_id" label={t('event.leader')} source={personSource} optional />
      <MaskVsField own={event?.id ?? null} />
      <CheckboxField name="is_public" label={t('event.isPublic')} hint={t('event.isPublicHint')} />
    </FormDrawer>
  );
}
