import { isApiError } from '@arbora/api';
import { snackbar, snackbarWithAction } from '@arbora/event-bus';
import { useMutation, useQueryClient } from '@arbora/query';
import { useErrorText } from '@arbora/ui';
import { useState, type ReactNode } from 'react';
import { useConfirm } from '../../frame/confirm-provider';
import { REFERRED_TO } from '../record/referred-to';
import { deleteRows, invalidatedKeys, updateRows } from '../record/record-mutations';
import { useUndo } from '../record/use-undo';
import type { Section, SectionRow, SectionTexts } from '../section';
import { ChoiceDialog } from './choice-dialog';

export type Action = NonNullable<Section['actions']>[number];

export interface SectionActions {
  /** Runs it on these rows and shows the result; `onDone` is called on success. */
  run: (action: Action, rows: readonly SectionRow[], onDone?: () => void) => void;
  remove: (rows: readonly SectionRow[], onDone?: () => void) => void;
  /** Name of the running action. */
  pending: string | null;
  /** The open dialog of an action that needs more input. */
  dialog: ReactNode;
}

/** Runs a section's actions on one row or many. */
export function useSectionActions(section: Section, texts: SectionTexts): SectionActions {
  const confirm = useConfirm();
  const undo = useUndo(section);
  const client = useQueryClient();
  const errorText = useErrorText();
  const update = useMutation(updateRows(section));
  const remove = useMutation(deleteRows(section));
  const [pending, setPending] = useState<string | null>(null);
  const [dialog, setDialog] = useState<ReactNode>(null);
  const idsOf = (rows: readonly SectionRow[]): string[] => rows.map((row) => String(row[section.key]));

  async function attempt(
    name: string,
    work: () => Promise<void>,
    onDone?: () => void,
    errors?: Action['errors'],
  ): Promise<void> {
    setPending(name);
    try {
      await work();
      onDone?.();
    } catch (error) {
      snackbar('error', refusalText(error, errors));
    } finally {
      setPending(null);
    }
  }
  function refusalText(error: unknown, errors: Action['errors'] = {}): string {
    const [, own] = Object.entries(errors).find(([code]) => isApiError(error, code)) ?? [];
    if (own !== undefined) return texts.t(own);
    return isApiError(error, REFERRED_TO) ? texts.common('record.inUse') : errorText(error);
  }
  /** Also after a failure: some of the rows may have been changed. */
  async function invalidateAfter(work: Promise<unknown> | undefined): Promise<unknown> {
    try {
      return await work;
    } finally {
      for (const queryKey of invalidatedKeys(section)) void client.invalidateQueries({ queryKey });
    }
  }
  async function undoRun(work: Promise<unknown>): Promise<void> {
    await invalidateAfter(work);
    snackbar('success', texts.common('undo.done'));
  }
  async function perform({ name, change, run, undo: back, done }: Action, rows: readonly SectionRow[]): Promise<void> {
    const text = (count: number, result?: unknown): string => {
      if (done === undefined) return '';
      const message = typeof done === 'function' ? done(result) : { text: done };
      return texts.t(message.text, { count, ...message.values });
    };
    if (change) {
      const changes = typeof change === 'function' ? change() : change;
      const ids = await update.mutateAsync({ ids: idsOf(rows), changes });
      return undo(text(ids.length), ids);
    }
    const result = await invalidateAfter(run?.(rows));
    if (!back) return void snackbar('success', text(rows.length, result));
    snackbarWithAction('success', text(rows.length, result), {
      label: texts.common('undo.label'),
      run: () => void attempt(name, () => undoRun(back(rows))),
    });
  }
  const close = (): void => setDialog(null);
  return {
    pending,
    dialog,
    run: (action, rows, onDone) => {
      if (action.dialog) return setDialog(action.dialog({ rows, onDone: () => onDone?.(), onClose: close }));
      if (action.choices) {
        const { title, options } = action.choices;
        const choose = (change: object): void => {
          close();
          void attempt(action.name, () => perform({ ...action, change: { ...change } }, rows), onDone);
        };
        return setDialog(
          <ChoiceDialog
            title={texts.t(title, { count: rows.length })}
            choices={options.map(({ label, change }) => ({ label: texts.t(label), choose: () => choose(change) }))}
            onClose={close}
          />,
        );
      }
      const work = (): Promise<void> => attempt(action.name, () => perform(action, rows), onDone, action.errors);
      if (!action.ask) return void work();
      const { title, text, values } = typeof action.ask === 'function' ? action.ask(rows, texts.formats) : action.ask;
      const names = rows.map((row) => section.nameOf(row, texts)).join(', ');
      const params = { count: rows.length, name: names, ...values };
      confirm({
        title: texts.t(title, params),
        text: texts.t(text, params),
        ok: texts.t(action.label),
        danger: action.tone === 'danger',
        run: work,
      });
    },
    remove: (rows, onDone) =>
      void attempt(
        'remove',
        async () => {
          const ids = await remove.mutateAsync({ ids: idsOf(rows) });
          const names = rows.map((row) => section.nameOf(row, texts)).join(', ');
          await undo(texts.common('record.removed', { name: names }), ids);
        },
        onDone,
      ),
  };
}
