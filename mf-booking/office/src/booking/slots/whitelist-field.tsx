import { EmailTagsInput, type Field } from '@arbora/office';
import * as v from 'valibot';

const address = v.pipe(v.string(), v.trim(), v.toLowerCase());
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** E-mail addresses of the people invited to a slot. */
export function whitelistField(): Field<{ whitelist: string[] }, 'slot.whitelist' | 'slot.whitelistHint'> {
  return {
    names: ['whitelist'],
    label: 'slot.whitelist',
    hint: 'slot.whitelistHint',
    optional: true,
    schemas: {
      whitelist: v.pipe(
        v.array(address),
        v.check((all) => all.every((one) => EMAIL.test(one)), 'whitelist_email'),
      ),
    },
    inputOf: (value) => value ?? [],
    formatValue: (value) => (value as string[]).join(', '),
    Input: (props) => <EmailTagsInput {...props} />,
  };
}
