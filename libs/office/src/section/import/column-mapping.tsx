import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import type { TableCell } from '../../files/read-table';
import type { Section, SectionTexts } from '../section';
import type { ColumnMap } from './compare-table';
import css from './import.module.css';
import { importKeys, titleInFile } from './file-columns';

interface ColumnMappingProps {
  section: Section;
  texts: SectionTexts;
  headers: readonly TableCell[];
  map: ColumnMap;
  onChange: (map: ColumnMap) => void;
}

/** Maps the section's columns to those of the file. */
export function ColumnMapping({ section, texts, headers, map, onChange }: ColumnMappingProps): ReactElement {
  const { t } = useText('office');
  return (
    <fieldset className={css.mapping}>
      <legend>{t('import.columns')}</legend>
      {importKeys(section).map((key) => (
        <label key={key}>
          <span>{titleInFile(section, key, texts)}</span>
          <select
            value={map[key] ?? ''}
            onChange={({ target: { value } }) => {
              const { [key]: _, ...others } = map;
              onChange(value === '' ? others : { ...others, [key]: Number(value) });
            }}
          >
            <option value="">{t('import.notRead')}</option>
            {headers.map((head, index) => (
              <option key={index} value={index}>
                {head === null ? t('import.column', { number: String(index + 1) }) : String(head)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
