import { redactEmails } from '../http/log-text';

const MAX_MESSAGE = 300;
const MAX_FRAMES = 20;

/** What may identify a person besides an e-mail address, with its replacement. */
const PERSONAL: readonly [RegExp, string][] = [
  [/\bhttps?:\/\/[^\s"'<>)]+/g, '<url>'],
  [/\?[\w.~%[\]-]+=[^\s"'<>)]*/g, '?…'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\+?(?:\d[ .-]?){5,}\d/g, '<number>'],
];

/** Shortens the message of an error, without addresses, query strings, ids, long numbers and control characters. */
export function messageWithoutPersonalData(message: string): string {
  const [firstLine = ''] = message.split('\n');
  return PERSONAL.reduce((text, [pattern, name]) => text.replace(pattern, name), redactEmails(firstLine))
    .slice(0, MAX_MESSAGE)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ');
}

/** A place in a built file: `mf-shop/9bc1d2e3f4a5/929.d012eca0.js:1:5400`, or `…/server/server.js` of a server bundle. */
const FRAME = /\/remotes\/([a-z0-9-]+\/[a-z0-9]+\/(?:server\/)?[\w.-]+\.js)(?:\?[^:]*)?:(\d+):(\d+)/;

/** Returns the places in files of the site that a stack names, innermost first; all else in it is dropped. */
export function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, file, row, column] = FRAME.exec(line) ?? [];
      return file === undefined ? [] : [`${file}:${row}:${column}`];
    })
    .slice(0, MAX_FRAMES);
}
