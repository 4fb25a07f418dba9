import { renderPart } from '@arbora/testing';
import type { ReactElement } from 'react';
import type { SectionTexts } from '../section';
import { kit } from '../../testing/open-section';
import { useSectionTexts } from '../use-section-texts';
import { multiSelectField, selectField, tagsField } from './choice-fields';
import { relationField, relationsField } from './relation-fields';
import { richTextField } from './rich-text-field';
import { areaField, emailField, textField } from './text-fields';
import { dateField, flagField, momentField, moneyField, numberField } from './value-fields';

let texts: SectionTexts;
beforeAll(async () => (texts = await textsOfKit()));

async function textsOfKit(): Promise<SectionTexts> {
  let given: SectionTexts | undefined;
  function Probe(): ReactElement {
    given = useSectionTexts({ texts: 'kit' });
    return <></>;
  }
  await renderPart(kit, <Probe />);
  return given!;
}

const label = 'job.title';
const options = { label, values: ['a', 'b'], valueLabel: (value: string) => value.toUpperCase() } as const;
const source = { key: ['x'], search: () => Promise.resolve([]), byIds: () => Promise.resolve([]) };

test.each([
  ['text', textField('x', { label, max: 9 }), 'Brno', 'Brno'],
  ['text', textField('x', { label, max: 9 }), null, ''],
  ['area', areaField('x', { label, max: 9 }), 'Brno', 'Brno'],
  ['e-mail', emailField('x', { label }), 'a@b.cz', 'a@b.cz'],
  ['number', numberField('x', { label }), 1234, '1\u00a0234'],
  ['number', numberField('x', { label }), null, ''],
  ['money', moneyField('x', { label }), 17.25, '17,25'],
  ['flag', flagField('x', { label }), true, 'ano'],
  ['flag', flagField('x', { label }), false, 'ne'],
  ['date', dateField('x', { label }), '2027-03-01', '1. 3. 2027'],
  ['date', dateField('x', { label }), '', ''],
  ['moment', momentField('x', { label }), '2027-07-01T08:30', expect.stringMatching(/1\. ?7|července.*2027.*8:30/)],
  ['moment', momentField('x', { label }), '', ''],
  ['choice', selectField('x', options), 'a', 'A'],
  ['choice', selectField('x', options), '', ''],
  ['choices', multiSelectField('x', options), ['a', 'b'], 'A, B'],
  ['tags', tagsField('x', { label, max: 9 }), ['a', 'b'], 'a, b'],
  ['reference', relationField('x', { label, source }), 'unknown', 'unknown'],
  ['reference', relationField('x', { label, source }), null, ''],
  ['references', relationsField('x', { label, source }), ['one', 'two'], 'one, two'],
  ['rich text', richTextField('x', { label, max: 9 }), '<h2>Lípa</h2><p>a <b>javor</b></p>', 'Lípa a javor'],
])('versions are compared by the words of a field: %s %#', (_, field, value, words) => {
  expect(field.formatValue(value, texts)).toEqual(words);
});
