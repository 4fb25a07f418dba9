import { ApiError } from '@arbora/api';
import { errorAtField, takenAtField } from './field-error';

const taken = new ApiError({
  status: 409,
  code: 'content.translation_exists',
  message: '',
  fields: { translation_group: 'taken' },
});

test('a taken value is refused with its own text, at its field or, in a form without it, below the form', () => {
  expect(takenAtField(taken)).toMatchObject({
    code: 'content.translation_exists',
    fields: { translation_group: 'content.translation_exists' },
  });
});

test('other errors stay as they are', () => {
  const invalid = new ApiError({ status: 400, code: 'request.invalid', message: '', fields: { name: 'required' } });
  expect(takenAtField(invalid)).toBe(invalid);
  expect(errorAtField(invalid, 'booking.mask_vs_fixed', 'mask_vs')).toBe(invalid);
  expect(takenAtField('text')).toBe('text');
});
