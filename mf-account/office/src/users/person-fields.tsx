import { emailSchema, newPasswordSchema, PRODUCT } from '@arbora/domain';
import { PasswordField, TextField } from '@arbora/ui/form';
import * as v from 'valibot';
import { TagsInput, type Field, type FieldOptions } from '@arbora/office';

const typed = { inputOf: (value: unknown) => value ?? '', formatValue: (value: unknown) => String(value ?? '') };

/** The address that a person logs in with. */
export function loginField<const Label extends string>(
  options: FieldOptions<Label>,
): Field<Record<'email', string>, Label> {
  return {
    ...options,
    ...typed,
    names: ['email'],
    schemas: { email: emailSchema },
    Input: (props) => <TextField {...props} type="email" />,
  };
}

/** Initial password. */
export function passwordField<const Label extends string>(
  options: FieldOptions<Label>,
): Field<Record<'password', string>, Label> {
  return {
    ...options,
    ...typed,
    names: ['password'],
    schemas: { password: newPasswordSchema },
    Input: (props) => <PasswordField {...props} autoComplete="new-password" />,
  };
}

const app = v.pipe(v.string(), v.trim(), v.regex(/^\S{1,60}$/, 'invalid'));

/** Apps that a person may log in to: this one, and others that share its accounts. */
export function appsField<const Label extends string>(
  options: FieldOptions<Label>,
): Field<Record<'allowed_apps', string[]>, Label> {
  return {
    ...options,
    names: ['allowed_apps'],
    optional: true,
    schemas: { allowed_apps: v.pipe(v.array(app, 'invalid'), v.maxLength(10, 'too_long')) },
    inputOf: (value) => value ?? [PRODUCT],
    formatValue: (value) => (value as string[]).join(', '),
    Input: (props) => <TagsInput {...props} suggestions={[PRODUCT]} />,
  };
}
