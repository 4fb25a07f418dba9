import { currentOf } from '@arbora/api';
import type { ErrorCode } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { FieldGroup, useAppForm } from '@arbora/ui/form';
import { useEffect, useState, type ReactElement } from 'react';
import * as v from 'valibot';
import { errorAtField } from '../../form/field-error';
import { FormDrawer } from '../../form/form-drawer';
import type { Field } from '../fields/field';
import { FieldTextsContext, useFieldTexts } from '../fields/field-texts';
import type { Section, SectionRow } from '../section';
import { useSectionTexts } from '../use-section-texts';
import { ConflictDialog } from './conflict-dialog';
import { changesIn, conflictsOf, inputsOf, ownInputs, schemaOf, type Conflict, type InputValues } from './form-values';
import { RecordActions } from './record-actions';
import { insertRow, saveByForm, updateRow } from './record-mutations';
import { useSaveConfirmation } from './use-save-confirmation';
import { useUndo } from './use-undo';

interface RecordFormProps {
  section: Section;
  /** Null for a new one. */
  row: SectionRow | null;
  /** Called once the drawer has closed; with the id of a row that was created in it. */
  onClosed: (created: string | null) => void;
}

/** A newer saved row, the own input, and the columns that both have changed. */
interface RowConflict {
  current: SectionRow;
  mine: InputValues;
  conflicts: readonly Conflict[];
}

/**
 * The form of a record. Sends only changed columns, so changes that two people make to different columns are merged; a
 * column that both have changed is shown in both versions.
 */
export function RecordForm({ section, row, onClosed }: RecordFormProps): ReactElement {
  const { t } = useText('office');
  const texts = useSectionTexts(section);
  // The initial row of the form: the query may return a newer one during editing.
  const [base, setBase] = useState(row);
  const [conflict, setConflict] = useState<RowConflict | null>(null);
  const form = useAppForm(schemaOf(section, row === null), inputsOf(section, row));
  const insert = useMutation(insertRow(section));
  const update = useMutation(updateRow(section));
  const saveOwn = useMutation(saveByForm(section));
  const undo = useUndo(section);
  const { confirm, dialog: question } = useSaveConfirmation(texts);
  const createdText = section.form?.created ? texts.t(section.form.created) : t('form.created');

  /** Resolves to the id of a created row. */
  async function save(checked: SectionRow): Promise<string | null> {
    const typed = form.getValues();
    const changes = changesIn(base && inputsOf(section, base), typed, checked);
    if (base === null) {
      if (!section.form?.save) {
        const created = String((await insert.mutateAsync(changes))[section.tableKey]);
        await undo(createdText, [created]);
        return created;
      }
      const created = await saveOwn.mutateAsync({ values: changes, row: null });
      snackbar('success', createdText);
      return created;
    }
    if (Object.keys(changes).length === 0) snackbar('success', t('form.saved'));
    else {
      await write(base, typed, changes);
      await undo(t('form.saved'), [String(base[section.key])]);
    }
    return null;
  }
  /** Saves the changes over a row, and over newer ones while the other person has changed other columns. */
  async function write(
    from: SectionRow,
    typed: InputValues,
    changes: SectionRow,
    confirmed?: SectionRow,
  ): Promise<void> {
    const confirmation = confirmed === undefined && section.form?.confirmSave?.(from, changes);
    const added = confirmation ? await confirm(confirmation) : confirmed;
    const values = { ...changes, ...added };
    try {
      if (section.form?.save) await saveOwn.mutateAsync({ values, row: from });
      else await update.mutateAsync({ base: from, changes: values });
    } catch (error) {
      const current = currentOf<SectionRow & { version: number }>(error);
      if (current === null) throw error;
      const mine = ownInputs(section, from, typed);
      const conflicts = conflictsOf(section, from, current, typed);
      const merged = { ...inputsOf(section, current), ...mine };
      if (conflicts.length > 0) setConflict({ current, mine, conflicts });
      else if (v.safeParse(schemaOf(section, false), merged).success) return write(current, merged, changes, added);
      else {
        // The values of both break a rule over several fields.
        rebase(current, mine);
        void form.trigger();
      }
      throw error;
    }
  }
  /** Rebases the form on a newer saved row, with the own values. */
  function rebase(current: SectionRow, mine: InputValues): void {
    setBase(current);
    setConflict(null);
    form.reset(inputsOf(section, current));
    for (const [name, value] of Object.entries(mine)) form.setValue(name, value, { shouldDirty: true });
  }
  const {
    reset,
    formState: { isDirty },
  } = form;
  // Without unsaved input, the form takes over a row that was restored or saved elsewhere.
  const [newer, setNewer] = useState<SectionRow | null>(null);
  if (!isDirty && row !== null && base !== null && Number(row['version']) > Number(base['version'])) {
    setBase(row);
    setNewer(row);
  }
  useEffect(() => {
    if (newer) reset(inputsOf(section, newer));
  }, [section, newer, reset]);
  const draft =
    base === null
      ? { form: `${section.table}/new` }
      : { form: `${section.table}/${String(base[section.key])}`, version: Number(base['version']) };
  const title = base === null ? texts.t(section.form!.create!) : section.nameOf(base, texts);
  return (
    <FieldTextsContext value={texts}>
      <FormDrawer<InputValues, SectionRow, string | null>
        size="wide"
        title={title}
        form={form}
        draft={draft}
        wording={section.form!.wording}
        onSave={(checked) => save(checked).catch((error: unknown) => Promise.reject(refusalAtField(section, error)))}
        onClosed={onClosed}
        saveLabel={t(base === null ? 'form.create' : 'form.save')}
        more={base && <RecordActions section={section} row={row ?? base} onDone={() => onClosed(null)} />}
      >
        {section.form!.fields.map((line) => {
          const fields = [line].flat().filter(({ onlyNew }) => !onlyNew || base === null);
          const inputs = fields.map((field) => <FieldInput key={field.names[0]} field={field as Field} />);
          if (!Array.isArray(line) || inputs.length === 0) return inputs;
          return (
            <FieldGroup key={fields[0]!.names[0]} layout="row">
              {inputs}
            </FieldGroup>
          );
        })}
        {base && section.detail?.(base, texts)}
      </FormDrawer>
      {question}
      {conflict && (
        <ConflictDialog
          section={section}
          conflicts={conflict.conflicts}
          onChosen={(theirs) => {
            const kept = Object.entries(conflict.mine).filter(([name]) => !theirs.has(name));
            rebase(conflict.current, Object.fromEntries(kept));
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </FieldTextsContext>
  );
}

/** A refusal of the server at the field that the section names for its code; any other error as it is. */
function refusalAtField({ form }: Section, error: unknown): unknown {
  const refusals = Object.entries(form?.refusals ?? {}) as [ErrorCode, string][];
  return refusals.reduce((refused, [code, field]) => errorAtField(refused, code, field), error);
}

function FieldInput({ field }: { field: Field }): ReactElement {
  const { Input, names, label, hint, optional } = field;
  const { t } = useFieldTexts();
  return <Input name={names[0]!} label={t(label)} hint={hint && t(hint)} optional={optional} />;
}
