import { MASK_VS_PATTERN } from '@arbora/domain';
import * as v from 'valibot';
import { localMoment, optionalLocalMoment, optionalText, requiredText } from '@arbora/office';

/** The form of an event. Times are those of Prague; messages are error codes, which the form translates. */
export const eventFormSchema = v.pipe(
  v.object({
    title: requiredText(200),
    title_en: optionalText(200),
    title_pl: optionalText(200),
    perex: optionalText(2000),
    perex_en: optionalText(2000),
    perex_pl: optionalText(2000),
    story: optionalText(10000),
    story_en: optionalText(10000),
    story_pl: optionalText(10000),
    bring: optionalText(1000),
    bring_en: optionalText(1000),
    bring_pl: optionalText(1000),
    leader_id: v.nullable(v.string()),
    hero_image: v.string(),
    address: requiredText(300),
    date_start: localMoment,
    date_end: optionalLocalMoment,
    is_public: v.boolean(),
    mask_vs: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.regex(MASK_VS_PATTERN, 'mask_vs')),
  }),
  v.forward(
    v.partialCheck(
      [['date_start'], ['date_end']],
      ({ date_start, date_end }) => date_end === '' || date_end >= date_start,
      'end_before_start',
    ),
    ['date_end'],
  ),
);
export type EventFormInput = v.InferInput<typeof eventFormSchema>;
export type EventFormValues = v.InferOutput<typeof eventFormSchema>;
