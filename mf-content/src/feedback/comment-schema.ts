import * as v from 'valibot';

/** Maximum length of a comment in characters, as in the database. */
export const COMMENT_MAX_LENGTH = 2000;

export const commentSchema = v.object({
  body: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(COMMENT_MAX_LENGTH, 'too_long')),
});
