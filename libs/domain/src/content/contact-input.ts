import * as v from 'valibot';
import { missingOrUnknownKey } from '../errors/missing-or-unknown-key';
import { FILE_TYPES, UPLOAD_BODY_LIMIT, type FileType } from './images';
import { LOCALES } from '../locale/locales';
import { emailSchema } from '../account/email';
import { isNameLongEnough } from '../account/registration-input';
import { line, lines, requiredLine } from '../text/given-text';

/** Maximum length of a message in the contact form or a job application, in characters. */
export const MESSAGE_MAX_LENGTH = 5000;
/** Maximum file size of a job application, in bytes. */
export const APPLICATION_FILE_MAX_BYTES = 5 * 1024 * 1024;
/** Accepted file types of a job application. */
export const APPLICATION_FILE_TYPES = (Object.keys(FILE_TYPES) as FileType[]).filter(
  (type) => FILE_TYPES[type] !== 'xlsx',
);

const sender = {
  name: v.pipe(requiredLine(200), v.check(isNameLongEnough, 'name_short')),
  email: emailSchema,
  phone: v.optional(line(40), ''),
  locale: v.optional(v.picklist(LOCALES, 'invalid'), 'cs'),
};

/** Body of `POST /api/backend/contact_message`, and the contact form. `branch` is the name of a branch, or empty. */
export const contactMessageSchema = v.strictObject(
  { ...sender, branch: v.optional(line(100), ''), message: v.pipe(lines(MESSAGE_MAX_LENGTH), v.nonEmpty('required')) },
  missingOrUnknownKey,
);

/**
 * Body of `POST /api/backend/job_application`, and the application form. `job_position_id` is null for an unsolicited
 * application; `data` is the file in base64 or as a data URL, `type` its MIME type.
 */
export const jobApplicationSchema = v.strictObject(
  {
    ...sender,
    job_position_id: v.optional(v.nullable(v.pipe(v.string('invalid'), v.uuid('invalid'))), null),
    message: v.optional(lines(MESSAGE_MAX_LENGTH), ''),
    file: v.strictObject(
      {
        name: requiredLine(200),
        type: v.picklist(APPLICATION_FILE_TYPES, 'invalid'),
        data: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(UPLOAD_BODY_LIMIT, 'too_long')),
      },
      missingOrUnknownKey,
    ),
  },
  missingOrUnknownKey,
);
