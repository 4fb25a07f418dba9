import { useText } from '@arbora/i18n';
import { useNavigate, useSearchParams } from '@arbora/router';
import { PAGE_PARAM, useParamLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { Section, SectionTexts } from '../section';
import { columnsParam, type SectionView } from '../section-view';
import { Menu } from './menu';
import { setRowHeight, useRowHeight } from './row-height';
import css from './section-list.module.css';

/** Chooses the columns of a list, stored in the URL, and the height of its rows. */
export function ViewMenu(props: { section: Section; view: SectionView; texts: SectionTexts }): ReactElement {
  const { section, view, texts } = props;
  const { t } = useText('office');
  const navigate = useNavigate();
  const link = useParamLink();
  const [params] = useSearchParams();
  const height = useRowHeight();

  function toggle(key: string): void {
    const keys = view.columns.includes(key) ? view.columns.filter((one) => one !== key) : [...view.columns, key];
    const to = link({ columns: columnsParam(section, keys), [PAGE_PARAM]: params.get(PAGE_PARAM) });
    void navigate(to, { replace: true, preventScrollReset: true });
  }
  return (
    <Menu label={t('list.columns')}>
      <fieldset className={css.choices}>
        <legend className={css.legend}>{t('list.columns')}</legend>
        {section.columns.slice(1).map(({ key, title }) => (
          <label key={key} className={css.choice}>
            <input type="checkbox" checked={view.columns.includes(key)} onChange={() => toggle(key)} />
            {texts.t(title)}
          </label>
        ))}
      </fieldset>
      <fieldset className={css.choices}>
        <legend className={css.legend}>{t('list.rows')}</legend>
        {(['compact', 'comfortable'] as const).map((one) => (
          <label key={one} className={css.choice}>
            <input type="radio" name="rows" checked={height === one} onChange={() => setRowHeight(one)} />
            {t(one === 'compact' ? 'list.rowsCompact' : 'list.rowsComfortable')}
          </label>
        ))}
      </fieldset>
    </Menu>
  );
}
