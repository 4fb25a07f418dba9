import { imageUrlAt, LOCALES } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { DataList, Image } from '@arbora/ui';
import type { ReactElement } from 'react';
import type { SectionRow } from '@arbora/office';
import css from './settings.module.css';

const WIDTH = 600;

/** The current preferences, read-only. */
export function PreferencesView({ row }: { row: SectionRow }): ReactElement {
  const { t } = useText('manager.settings');
  const { t: ui } = useText('ui');
  const noticeOf = (locale: string): unknown => row[locale === 'cs' ? 'notice' : `notice_${locale}`];
  const image = row.bulletin_image;
  return (
    <div className={css.view}>
      <DataList
        items={[
          ...LOCALES.map((locale) => ({
            label: `${t('settings.notice')} – ${ui(`locale.${locale}`)}`,
            value: String(noticeOf(locale) ?? '') || t('settings.none'),
          })),
          {
            label: t('settings.bulletinImage'),
            value:
              typeof image === 'string' && image !== '' ? (
                <span className={css.image}>
                  <Image src={imageUrlAt(image, WIDTH)} alt="" ratio="16:9" />
                </span>
              ) : (
                t('settings.none')
              ),
          },
        ]}
      />
    </div>
  );
}
