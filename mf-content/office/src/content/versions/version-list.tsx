import { useText } from '@arbora/i18n';
import { Badge, Button } from '@arbora/ui';
import type { ReactElement } from 'react';
import { Author } from '@arbora/office';
import type { ChangedLanguage, Version } from './versions-of';
import css from './versions.module.css';

interface VersionListProps {
  versions: readonly Version[];
  shown: Version;
  onChoose: (change: number) => void;
  /** Null if all are shown. */
  onOlder: (() => void) | null;
}

/** The versions of a document, newest first, with the columns that each changed. */
export function VersionList({ versions, shown, onChoose, onOlder }: VersionListProps): ReactElement {
  const { t, formats } = useText('manager.content');
  return (
    <div className={css.side}>
      <ol className={css.list} aria-label={t('versions.title')}>
        {versions.map((version, index) => (
          <li key={version.change}>
            <button
              type="button"
              className={css.version}
              aria-current={version === shown ? 'true' : undefined}
              onClick={() => onChoose(version.change)}
            >
              <span className={css.when}>
                {version.at === null ? t('versions.beforeHistory') : formats.dateTime(version.at)}
                {index === 0 && <Badge tone="success">{t('versions.current')}</Badge>}
              </span>
              {version.at !== null && (
                <span className={css.note}>
                  <Author id={version.personId} name={version.person} state={version.personState} />
                  {version.isUndo && ` – ${t('versions.undo')}`}
                </span>
              )}
              {version.languages.map((language) => (
                <ChangeSummary key={language.locale} {...language} />
              ))}
            </button>
          </li>
        ))}
      </ol>
      {onOlder && (
        <Button size="small" variant="quiet" onClick={onOlder}>
          {t('versions.older')}
        </Button>
      )}
    </div>
  );
}

function ChangeSummary({ locale, whole, parts }: ChangedLanguage): ReactElement {
  const { t } = useText('manager.content');
  const { t: ui } = useText('ui');
  const words = whole ? [t(`versions.${whole}`)] : parts.map((part) => t(part));
  return (
    <span className={css.change}>
      {locale && <strong>{ui(`locale.${locale}`)}: </strong>}
      {(words.length > 0 ? words : [t('versions.other')]).join(', ')}
    </span>
  );
}
