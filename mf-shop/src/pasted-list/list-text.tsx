import { LIST_LINES_MAX } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useMutation } from '@arbora/query';
import { Alert, Button, Icon, TableFileTooLargeError } from '@arbora/ui';
import { Form, FormError, SubmitButton, TextArea, useAppForm } from '@arbora/ui/form';
import { uploadIcon } from '@arbora/ui/icons';
import { useState, type DragEvent, type ReactElement } from 'react';
import * as v from 'valibot';
import { linesOf, type ListLine } from './list-lines';
import css from './lists.module.css';
import { matchLines } from './match-lines.mutation';
import { LIST_FILES, readListFile } from './read-list-file';

const schema = v.object({
  list: v.pipe(
    v.string('required'),
    v.check((text) => linesOf(text).length > 0, 'required'),
    v.check((text) => linesOf(text).length <= LIST_LINES_MAX, 'list_long'),
  ),
});

interface ListTextProps {
  text: string;
  onMatched: (text: string, lines: ListLine[]) => void;
  onCancel: () => void;
}

/** Input for a list: typed, pasted, dropped or read from a file. */
export function ListText({ text, onMatched, onCancel }: ListTextProps): ReactElement {
  const { t, formats } = useText('shop.basket');
  const { t: ui } = useText('ui');
  const form = useAppForm(schema, { list: text });
  const { mutateAsync } = useMutation(matchLines);
  const [fault, setFault] = useState<'unreadable' | 'tooLarge' | null>(null);

  async function addFile(files: FileList | null): Promise<void> {
    const [file] = files ?? [];
    if (!file) return;
    setFault(null);
    try {
      const read = await readListFile(file);
      form.setValue('list', [form.getValues('list').trim(), read.trim()].filter(Boolean).join('\n'));
    } catch (error) {
      setFault(error instanceof TableFileTooLargeError ? 'tooLarge' : 'unreadable');
    }
  }
  function drop(event: DragEvent): void {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void addFile(event.dataTransfer.files);
  }
  async function match({ list }: { list: string }): Promise<void> {
    onMatched(list, await mutateAsync(linesOf(list)));
  }
  const max = formats.number(LIST_LINES_MAX);
  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Form
        form={form}
        onSubmit={match}
        label={t('list.title')}
        draft={{ form: 'pasted-list' }}
        fieldText={(code) => (code === 'list_long' ? t('list.long', { max }) : undefined)}
      >
        <TextArea name="list" label={t('list.label')} hint={t('list.hint', { max })} rows={10} />
        <label className={css.file}>
          <Icon shape={uploadIcon} />
          {t('list.file')}
          <input
            className={css.fileInput}
            type="file"
            accept={LIST_FILES}
            onChange={(event) => {
              void addFile(event.target.files);
            }}
          />
        </label>
        {fault !== null && <Alert tone="error">{t(`list.${fault}`)}</Alert>}
        <FormError />
        <div className={css.buttons}>
          <Button variant="secondary" onClick={onCancel}>
            {ui('cancel')}
          </Button>
          <SubmitButton>{t('list.match')}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
