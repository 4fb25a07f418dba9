import type { ListedPlant } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import type { ReactElement } from 'react';
import { commonName } from '../plant/common-name';
import css from './plant-names.module.css';

/** The name of a plant in the reader's language, its height, and the matched name if it is another one. */
export function PlantNames(props: { plant: ListedPlant; matched?: string | undefined }): ReactElement {
  const { plant, matched } = props;
  const { t, locale, formats } = useText('shop');
  const common = commonName(plant, locale);
  const { height_cm } = plant;
  return (
    <>
      <p className={css.common}>
        {common && <span lang={common.locale}>{common.text}</span>}
        {common && height_cm !== null && ' · '}
        {height_cm !== null &&
          (height_cm < 100
            ? t('assortment.heightCm', { height: formats.number(height_cm) })
            : t('assortment.heightM', { height: formats.number(height_cm / 100) }))}
      </p>
      {matched !== undefined && matched !== common?.text && (
        <p className={css.matched}>{t('assortment.matched', { name: matched })}</p>
      )}
    </>
  );
}
