import {
  givenTextFault,
  nicknameFault,
  nicknameSkeleton,
  RESERVED_NICKNAMES,
  tidyLine,
  tidyLines,
} from '@arbora/domain';
import { testDatabase, type TestDatabase } from '../database';
import { NICKNAMES, TEXTS } from './samples';

let db: TestDatabase;
beforeAll(async () => void (db = await testDatabase()));
afterAll(() => db.close());

/** Every character except NUL, which the database cannot store, and surrogates. */
const CHARACTERS = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code));
/**
 * Characters assigned in both, as each side follows its own Unicode version; ideographs and syllables all behave alike.
 */
const TRIED = CHARACTERS.filter((character) => !/[\p{Cn}\p{Co}\p{Unified_Ideograph}\uac00-\ud7a3]/u.test(character));

interface Judged {
  line: string;
  lines: string;
  line_fault: string | null;
  lines_fault: string | null;
}

const ofTypeScript = (text: string): Judged => ({
  line: tidyLine(text),
  lines: tidyLines(text),
  line_fault: givenTextFault(tidyLine(text), 'line'),
  lines_fault: givenTextFault(tidyLines(text), 'lines'),
});

const ofDatabase = (texts: readonly string[]) =>
  db.asOwner<Judged>(
    `select app.tidy_line(text) as line, app.tidy_lines(text) as lines,
       app.given_text_fault(app.tidy_line(text), false) as line_fault,
       app.given_text_fault(app.tidy_lines(text), true) as lines_fault
     from jsonb_array_elements_text($1) with ordinality as given (text, n) order by n`,
    [JSON.stringify(texts)],
  );

test('database and forms judge every sample alike', async () => {
  const texts = [...TEXTS, ...NICKNAMES];
  expect(await ofDatabase(texts)).toEqual(texts.map(ofTypeScript));
});

test.each([
  ['between letters', (character: string) => `a${character}b`],
  ['at both ends', (character: string) => `${character}a${character}`],
  ['behind an emoji', (character: string) => `🌳${character}🌳`],
])('database and forms judge every character alike %s', async (_, put) => {
  const texts = TRIED.map(put);
  const judged = await ofDatabase(texts);
  const differing = texts.filter((text, index) => JSON.stringify(judged[index]) !== JSON.stringify(ofTypeScript(text)));
  expect(differing.map((text) => JSON.stringify(text))).toEqual([]);
});

test('a line with a hidden character is refused', () => {
  const hidden = CHARACTERS.filter((character) =>
    /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u.test(character),
  );
  const passed = hidden.filter((character) => {
    const text = tidyLine(`a${character}b`);
    return givenTextFault(text, 'line') === null && text !== 'a b';
  });
  expect(passed).toEqual([]);
});

test('database and forms compute the same nickname skeleton for every character', async () => {
  const letters = CHARACTERS.slice(0, 0x2400).filter((character) => /\P{Cn}/u.test(character));
  const rows = await db.asOwner<{ skeleton: string; is_nickname: boolean }>(
    `select app.nickname_skeleton(text) as skeleton, app.is_nickname(text) as is_nickname
     from jsonb_array_elements_text($1) with ordinality as given (text, n) order by n`,
    [JSON.stringify(letters)],
  );
  const differing = letters.filter((letter, index) => {
    const isNickname = nicknameFault(letter) !== 'nickname_characters';
    const isSeen = givenTextFault(letter, 'line') === null;
    return rows[index]?.skeleton !== nicknameSkeleton(letter) || (isSeen && rows[index]?.is_nickname !== isNickname);
  });
  expect(differing.map((letter) => JSON.stringify(letter))).toEqual([]);
});

test('database and forms refuse the same nicknames', async () => {
  const rows = await db.asOwner<{ fault: string | null }>(
    `select case
       when app.given_text_fault(text, false) is not null then app.given_text_fault(text, false)
       when not app.is_nickname(text) then 'nickname_characters'
       when app.is_reserved_nickname(text) then 'reserved'
     end as fault
     from jsonb_array_elements_text($1) with ordinality as given (text, n) order by n`,
    [JSON.stringify(NICKNAMES.map(tidyLine))],
  );
  const ours = NICKNAMES.map((nickname) => [nickname, nicknameFault(tidyLine(nickname))]);
  expect(rows.map(({ fault }, index) => [NICKNAMES[index], fault])).toEqual(ours);
});

test('database and forms reserve the same words', async () => {
  const rows = await db.asOwner<{ word: string }>(
    'select word from app_private.reserved_nickname where not is_brand order by word',
  );
  expect(rows.map(({ word }) => word)).toEqual(RESERVED_NICKNAMES.toSorted());
});
