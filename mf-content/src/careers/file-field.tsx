import { APPLICATION_FILE_MAX_BYTES, APPLICATION_FILE_TYPES, FILE_TYPES } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { classNames, Icon, IconButton } from '@arbora/ui';
import { FieldFrame, useController, useFieldText, useFormContext } from '@arbora/ui/form';
import { trashIcon, uploadIcon } from '@arbora/ui/icons';
import { useEffect, useId, useRef, useState, type DragEvent, type ReactElement } from 'react';
import { FILE_EXTENSIONS } from './application-file';
import type { ApplicationInput } from './application.schema';
import css from './file-field.module.css';

const MEGABYTE = 1024 * 1024;
/** Accepted types, and extensions for systems without these types. */
const ACCEPT = [...APPLICATION_FILE_TYPES, ...APPLICATION_FILE_TYPES.map((type) => `.${FILE_TYPES[type]}`)].join(',');

/** The file of an application: chosen or dropped, checked at once, sent with the form. */
export function FileField(): ReactElement {
  const { t, formats } = useText('content.careers');
  const { setValue, clearErrors } = useFormContext<ApplicationInput>();
  const { field, fieldState } = useController<ApplicationInput, 'file'>({ name: 'file' });
  const fieldText = useFieldText();
  const base = useId();
  const ids = { input: base, hint: `${base}-hint`, error: `${base}-error` };
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const { value: file, ref: refOfField } = field;
  const code = fieldState.error?.message;

  function choose(chosen: File | undefined): void {
    // Cancelling the file dialog keeps the previous file.
    if (chosen) setValue('file', chosen, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    if (input.current) input.current.value = '';
  }
  // A file chosen before hydration fired no change event.
  const chooseInitial = useRef(() => choose(input.current?.files?.[0]));
  useEffect(() => chooseInitial.current(), []);

  function remove(): void {
    setValue('file', null, { shouldDirty: true });
    clearErrors('file');
    input.current?.focus();
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setDraggedOver(false);
    choose(event.dataTransfer.files[0]);
  }
  const hint = t('file.hint', {
    endings: FILE_EXTENSIONS,
    size: formats.number(APPLICATION_FILE_MAX_BYTES / MEGABYTE),
  });
  return (
    <FieldFrame
      field={{ error: code === undefined ? undefined : fieldText(code), ids }}
      label={t('file.label')}
      hint={hint}
    >
      <div
        className={classNames(css.drop, isDraggedOver && css.over, code !== undefined && css.wrong)}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(true);
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={drop}
      >
        <input
          ref={(element) => {
            input.current = element;
            refOfField(element);
          }}
          id={ids.input}
          className={css.input}
          type="file"
          accept={ACCEPT}
          aria-invalid={code !== undefined || undefined}
          aria-describedby={[code !== undefined && ids.error, ids.hint].filter(Boolean).join(' ')}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <label className={css.choose} htmlFor={ids.input}>
          <Icon shape={uploadIcon} />
          {file ? t('file.change') : t('file.choose')}
        </label>
        {file && (
          <span className={css.file}>
            <span className={css.name}>{file.name}</span>
            <span className={css.size}>{t('file.size', { size: sizeText(file.size, formats.number) })}</span>
            <IconButton icon={trashIcon} label={t('file.remove', { name: file.name })} onClick={remove} />
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

/** Size in megabytes, at least 0.1. */
function sizeText(bytes: number, number: (value: number, decimals: number) => string): string {
  return number(Math.max(0.1, bytes / MEGABYTE), 1);
}
