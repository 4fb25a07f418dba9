import { useText } from '@arbora/i18n';
import { Form, FormError, useAppForm } from '@arbora/ui/form';
import { Specimen } from '@arbora/ui/specimen';
import { useEffect, type ReactElement } from 'react';
import { useFormFieldText } from '../../form/use-form-field-text';
import { SpecimenData } from '../../specimen/specimen-data';
import { inputsOf, schemaOf } from '../record/form-values';
import type { Section, SectionRow } from '../section';
import { FIELDS } from '../specimen/sample-fields';
import { answerWith, jobDetails } from '../specimen/sample-jobs';
import { PLANTS } from '../specimen/sample-plants';
import { useSectionTexts } from '../use-section-texts';
import { FieldTextsContext } from './field-texts';

type Group = keyof typeof FIELDS;
const GROUPS = Object.keys(FIELDS) as Group[];

/** A picture without a request. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="honeydew" d="M0 0h4v3H0z"/><path fill="seagreen" d="M0 2l2-1 2 1v1H0z"/></svg>')}`;

function useFilledRow(): SectionRow {
  const { t } = useText('office-specimen');
  return {
    text: t('value.text'),
    area: t('value.area'),
    email: 'jana@arbora.example',
    slug: 'stromoradi-u-rybnika',
    name: t('value.text'),
    name_en: 'Row of trees',
    number: 150,
    decimal: 2.5,
    money: 1490,
    date: '2027-03-01',
    moment: '2027-03-01T08:30:00Z',
    flag: true,
    select: 'part_time',
    multiSelect: ['full_time', 'seasonal'],
    tags: t('value.tags').split(', '),
    relation: PLANTS[0].id,
    relations: [PLANTS[1].id, PLANTS[2].id],
    image: PICTURE,
    richText: t('value.richText'),
  };
}

/** Values that the fields refuse. */
function useWrongRow(): SectionRow {
  const { t } = useText('office-specimen');
  const long = `${t('value.area')} ${t('value.area')}`;
  return {
    text: '',
    area: long,
    email: 'jana',
    slug: t('value.wrong'),
    name: '',
    name_en: long,
    number: 5,
    decimal: 12.5,
    money: -1,
    moment: null,
    multiSelect: [],
    tags: [long],
  };
}

const sections = new Map<Group, Section>();

/** A section whose form has the fields of a group; one object per group, as its schema is cached. */
function sectionOf(group: Group): Section {
  const section = sections.get(group) ?? { ...jobDetails, form: { fields: FIELDS[group] } };
  sections.set(group, section);
  return section;
}

function Fields({ group, row, checked }: { group: Group; row: SectionRow | null; checked?: boolean }): ReactElement {
  const section = sectionOf(group);
  const texts = useSectionTexts(section);
  const fieldText = useFormFieldText();
  const form = useAppForm(schemaOf(section, true), inputsOf(section, row));
  const { trigger } = form;
  useEffect(() => {
    if (checked) void trigger();
  }, [checked, trigger]);
  return (
    <FieldTextsContext value={texts}>
      <Form form={form} label={texts.t('field.form')} fieldText={fieldText} onSubmit={() => undefined}>
        {FIELDS[group].map(({ Input, names, label, hint, optional }) => (
          <Input
            key={names[0]}
            name={names[0]!}
            label={texts.t(label)}
            hint={hint && texts.t(hint)}
            {...{ optional }}
          />
        ))}
        <FormError />
      </Form>
    </FieldTextsContext>
  );
}

/** Every kind of field: empty, filled in and with errors. */
export function FieldSpecimens(): ReactElement {
  const filled = useFilledRow();
  const wrong = useWrongRow();
  return (
    <SpecimenData answer={answerWith([])}>
      {GROUPS.flatMap((group) => [
        <Specimen key={`${group} empty`} name={`Fields of ${group}: empty`}>
          <Fields group={group} row={null} />
        </Specimen>,
        <Specimen key={`${group} filled`} name={`Fields of ${group}: filled in`}>
          <Fields group={group} row={filled} />
        </Specimen>,
        <Specimen key={`${group} wrong`} name={`Fields of ${group}: with errors`}>
          <Fields group={group} row={wrong} checked />
        </Specimen>,
      ])}
    </SpecimenData>
  );
}
