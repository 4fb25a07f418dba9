import { jobApplicationSchema } from '@arbora/domain';
import * as v from 'valibot';
import { applicationFileFault } from './application-file';

const { name, email, phone, message } = jobApplicationSchema.entries;

/** Schema of the application form: personal data as the server checks them, and the chosen file. */
export const applicationSchema = v.object({
  name,
  email,
  phone,
  message,
  file: v.pipe(
    v.nullable(v.instance(File, 'file_missing')),
    v.check((file) => file !== null, 'file_missing'),
    v.rawCheck(({ dataset, addIssue }) => {
      const fault = dataset.typed && dataset.value ? applicationFileFault(dataset.value) : null;
      if (fault !== null) addIssue({ message: fault });
    }),
  ),
});
export type ApplicationInput = v.InferInput<typeof applicationSchema>;
export type ApplicationValues = v.InferOutput<typeof applicationSchema>;
