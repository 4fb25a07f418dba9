import { jobApplicationSchema } from '@arbora/domain';
import * as v from 'valibot';
import { applicationFileFault } from './application-file';

const { name, email, phone, message } = jobApplicationSchema.entries;

/** What the form of an application takes: the person as the server checks them, and the file as it was chosen. */
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
