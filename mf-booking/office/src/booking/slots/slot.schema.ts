import * as v from 'valibot';
import { localMoment, numberBetween, optionalText, requiredText, wholeNumber } from '@arbora/office';

const email = v.pipe(v.string(), v.trim(), v.toLowerCase());
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** The form of a slot; messages are field codes. */
export const slotFormSchema = v.pipe(
  v.object({
    name: requiredText(200),
    name_en: optionalText(200),
    name_pl: optionalText(200),
    date_start: localMoment,
    price: v.nullable(numberBetween(0, 99_999_999)),
    capacity_total: v.nullable(wholeNumber),
    capacity_per_user: v.nullable(v.pipe(wholeNumber, v.minValue(1, 'at_least:1'))),
    capacity_by_ico: v.boolean(),
    whitelist: v.pipe(
      v.array(email),
      v.check((all) => all.every((address) => EMAIL.test(address)), 'whitelist_email'),
    ),
  }),
  v.forward(
    v.partialCheck([['price']], ({ price }) => price !== null, 'required'),
    ['price'],
  ),
  v.forward(
    v.partialCheck([['capacity_total']], ({ capacity_total }) => capacity_total !== null, 'required'),
    ['capacity_total'],
  ),
  v.forward(
    v.partialCheck(
      [['capacity_per_user'], ['capacity_by_ico']],
      ({ capacity_per_user, capacity_by_ico }) => !capacity_by_ico || capacity_per_user !== null,
      'per_user_needed',
    ),
    ['capacity_per_user'],
  ),
);
export type SlotFormInput = v.InferInput<typeof slotFormSchema>;
export type SlotFormValues = v.InferOutput<typeof slotFormSchema>;
