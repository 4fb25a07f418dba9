import { useText } from '@arbora/i18n';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type DragEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { uploadIcon } from '../icon/icons';
import css from './file-drop.module.css';
import { FileRow } from './file-row';
import formCss from './form.module.css';
import { isShrinkable, shrinkPicture, type DrawPicture } from './shrink-picture';
import { useFileSending, type SendFile, type SentFile } from './use-file-sending';

export interface FileDropProps<T> {
  label: ReactNode;
  hint?: ReactNode;
  /**
   * Uploads one file and resolves to the server's record of it. A rejection is shown by its error code. Images are
   * resized to at most 2500 px per side first.
   */
  send: SendFile<T>;
  /** Replaces the default image resizing. */
  draw?: DrawPicture;
  /** Accepted MIME types. Default: all. */
  types?: readonly string[];
  /** Maximum size of a file after resizing, in bytes. */
  maxBytes?: number;
  maxFiles?: number;
  disabled?: boolean;
  /** In one line above a list, with the label inside. */
  compact?: boolean;
  /** Called on every change of the list, so that a form can store results and wait for pending uploads. */
  onChange?: (files: readonly SentFile<T>[]) => void;
}

const MEGABYTE = 1024 * 1024;

class FileTooLarge extends Error {
  readonly code = 'media.file_too_large';
}

/** A field for choosing or dropping files, which are uploaded immediately, each with progress, error and retry. */
export function FileDrop<T>(props: FileDropProps<T>): ReactElement {
  const { label, hint, send, draw, types, maxBytes, maxFiles, disabled, compact, onChange } = props;
  const { t, formats } = useText('ui');
  const ids = { label: useId(), input: useId(), hint: useId() };
  const [isDraggedOver, setDraggedOver] = useState(false);

  const refusalCode = useCallback(
    (file: File, others: number): string | null => {
      if (types && !types.includes(file.type)) return 'media.file_type';
      if (maxBytes !== undefined && file.size > maxBytes && !isShrinkable(file)) return 'media.file_too_large';
      return maxFiles !== undefined && others >= maxFiles ? 'media.too_many_files' : null;
    },
    [types, maxBytes, maxFiles],
  );
  const sendShrunk: SendFile<T> = useCallback(
    async (file, options) => {
      const shrunk = await shrinkPicture(file, draw);
      options.signal.throwIfAborted();
      if (maxBytes !== undefined && shrunk.size > maxBytes) throw new FileTooLarge();
      return send(shrunk, options);
    },
    [send, draw, maxBytes],
  );
  const { files, add, retry, remove } = useFileSending(sendShrunk, refusalCode, onChange);

  const addChosen = useCallback(
    (field: HTMLInputElement): void => {
      if (field.files?.length) add(field.files);
      // Lets a file be chosen again after its removal from the list.
      field.value = '';
    },
    [add],
  );
  const input = useRef<HTMLInputElement>(null);
  // Files chosen before hydration fired no change event that React could see.
  useEffect(() => {
    if (input.current) addChosen(input.current);
  }, [addChosen]);

  function drag(event: DragEvent): void {
    event.preventDefault();
    setDraggedOver(!disabled);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setDraggedOver(false);
    if (!disabled) add(event.dataTransfer.files);
  }
  const caption = (
    <span id={ids.label} className={formCss.label}>
      {label}
    </span>
  );
  return (
    <div className={formCss.field} role="group" aria-labelledby={ids.label}>
      {!compact && caption}
      <div
        className={classNames(css.drop, compact && css.compact, isDraggedOver && css.over, disabled && css.off)}
        onDragOver={drag}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={drop}
      >
        <Icon shape={uploadIcon} size={compact ? 'medium' : 'large'} className={css.icon} />
        {compact && caption}
        <span aria-hidden>{t('files.drop')}</span>
        <label className={css.choose} htmlFor={ids.input}>
          {t('files.choose')}
        </label>
        <input
          ref={input}
          id={ids.input}
          className={css.input}
          type="file"
          multiple={maxFiles !== 1}
          accept={types?.join(',')}
          disabled={disabled}
          aria-describedby={ids.hint}
          onChange={(event) => addChosen(event.target)}
        />
        <span id={ids.hint}>
          {hint}
          {hint !== undefined && maxBytes !== undefined && ' '}
          {maxBytes !== undefined && t('files.limit', { size: formats.number(maxBytes / MEGABYTE, 1) })}
        </span>
      </div>
      {files.length > 0 && (
        <ul role="list" className={css.files}>
          {files.map((sent) => (
            <FileRow key={sent.id} sent={sent} onRetry={() => retry(sent.id)} onRemove={() => remove(sent.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}
