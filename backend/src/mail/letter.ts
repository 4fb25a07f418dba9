import {
  ATTACHMENTS_BYTES_MAX,
  ATTACHMENTS_MAX,
  emailSchema,
  LETTER_RECIPIENTS_MAX,
  line,
  MAIL_ALIGN_DEFAULT,
  MAIL_ALIGNS,
  SECTION_ACCESS,
  type ManagerSection,
} from '@arbora/domain';
import * as v from 'valibot';
import { isBase64 } from '../http/base64';
import { machineText, requiredMachineText, uuid } from '../http/fields';
import { attachmentType } from './attachment-type';

/** Body limit of the route: attachments in base64, which are a third larger, and the text. */
export const LETTER_BODY_LIMIT = ATTACHMENTS_BYTES_MAX * 1.4 + 1024 * 1024;

const asList = <Item>(value: Item | Item[]): Item[] => (Array.isArray(value) ? value : [value]);

const attachment = v.pipe(
  v.strictObject({
    filename: v.pipe(v.string('required'), v.regex(/^[^/\\\p{C}]{1,100}$/u, 'invalid')),
    /** Base64. */
    content: v.pipe(v.string('required'), v.nonEmpty('required'), v.check(isBase64, 'invalid')),
    /** Ignored: the content determines the type. */
    contentType: v.optional(machineText(100)),
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const type = attachmentType(value.filename, Buffer.from(value.content, 'base64'));
    if (type === null) {
      addIssue({ message: 'invalid' });
      return NEVER;
    }
    return { filename: value.filename, content: value.content, content_type: type };
  }),
);

/** The text written by staff. */
export const letterText = {
  subject: v.optional(v.pipe(v.string('invalid'), v.regex(/^[^\r\n]*$/, 'invalid'), line(200))),
  context: v.strictObject({
    align: v.optional(v.picklist(MAIL_ALIGNS, 'invalid'), MAIL_ALIGN_DEFAULT),
    headline: v.optional(line(200)),
    body_html: requiredMachineText(100_000),
  }),
};

/**
 * The body of `POST /api/mail` (spec §7): a letter to one or more addresses, or to the subscribers of a newsletter. The
 * server determines sender and template (decision 16); those fields are accepted and ignored.
 */
export const letterSchema = v.pipe(
  v.strictObject({
    mailFrom: v.optional(machineText(254)),
    fromName: v.optional(machineText(200)),
    templateId: v.optional(v.pipe(v.number('invalid'), v.integer('invalid'))),
    /** The back-office section that the letter is about. */
    category: v.picklist(Object.keys(SECTION_ACCESS) as ManagerSection[], 'invalid'),
    mailTo: v.optional(
      v.pipe(
        v.union([v.array(emailSchema), emailSchema], 'email'),
        v.transform(asList),
        v.nonEmpty('required'),
        v.maxLength(LETTER_RECIPIENTS_MAX, 'too_long'),
      ),
    ),
    subscriptionId: v.optional(uuid),
    /** Sends a newsletter to the caller alone. */
    isTest: v.optional(v.boolean('invalid'), false),
    ...letterText,
    attachment: v.optional(
      v.pipe(
        v.union([v.array(attachment), attachment], 'invalid'),
        v.transform(asList),
        v.maxLength(ATTACHMENTS_MAX, 'too_long'),
        v.check(
          (attachments) =>
            attachments.reduce((sum, { content }) => sum + Buffer.byteLength(content, 'base64'), 0) <=
            ATTACHMENTS_BYTES_MAX,
          'too_long',
        ),
      ),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['mailTo'], ['subscriptionId']],
      ({ mailTo, subscriptionId }) => (mailTo === undefined) !== (subscriptionId === undefined),
      'required',
    ),
    ['mailTo'],
  ),
);
export type Letter = v.InferOutput<typeof letterSchema>;
