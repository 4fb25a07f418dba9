import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { closeIcon, errorIcon, refreshIcon, successIcon, trashIcon } from '../icon/icons';
import { Progress } from '../progress/progress';
import css from './file-drop.module.css';
import { useErrorText } from '../states/error-text';
import type { SentFile } from './use-file-sending';

export interface FileRowProps {
  sent: SentFile<unknown>;
  onRetry: () => void;
  onRemove: () => void;
}

/** The file itself was rejected: a retry would fail again. */
const FINAL = [
  'media.file_type',
  'media.file_unsafe',
  'media.file_unreadable',
  'media.file_too_large',
  'media.too_many_files',
  'image.blob',
];

/** One pending, uploaded or failed file. */
export function FileRow({ sent, onRetry, onRemove }: FileRowProps): ReactElement {
  const { t } = useText('ui');
  const errorText = useErrorText();
  const { file, state, share, error = 'internal' } = sent;
  const name = file.name;
  return (
    <li className={css.file}>
      <span className={css.name}>{name}</span>
      {state === 'sending' && <Progress value={share} max={1} label={t('files.sending', { name })} />}
      {state === 'done' && (
        <span className={classNames(css.state, css.done)} role="status">
          <Icon shape={successIcon} />
          {t('files.done')}
        </span>
      )}
      {state === 'failed' && (
        <span className={classNames(css.state, css.failed)} role="alert">
          <Icon shape={errorIcon} />
          {errorText({ code: error })}
        </span>
      )}
      <span className={css.buttons}>
        {state === 'failed' && !FINAL.includes(error) && (
          <IconButton icon={refreshIcon} label={t('files.retry', { name })} onClick={onRetry} />
        )}
        <IconButton
          icon={state === 'sending' ? closeIcon : trashIcon}
          label={t(state === 'sending' ? 'files.cancel' : 'files.remove', { name })}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
