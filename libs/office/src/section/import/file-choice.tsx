import { useText } from '@arbora/i18n';
import { useId, type ReactElement } from 'react';
import css from './import.module.css';

interface FileChoiceProps {
  pending: boolean;
  onChoose: (file: File) => Promise<void>;
}

/** File picker of the import. */
export function FileChoice({ pending, onChoose }: FileChoiceProps): ReactElement {
  const { t } = useText('office');
  const ids = { input: useId(), hint: useId() };
  return (
    <div className={css.file}>
      <label htmlFor={ids.input}>{t('import.file')}</label>
      <input
        id={ids.input}
        type="file"
        accept=".csv,.xlsx"
        aria-describedby={ids.hint}
        disabled={pending}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void onChoose(file);
        }}
      />
      <p id={ids.hint} className={css.hint} role="status">
        {t(pending ? 'import.reading' : 'import.hint')}
      </p>
    </div>
  );
}
