import type { PlantFacts } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { classNames, Section } from '@arbora/ui';
import type { ReactElement } from 'react';
import colors from '../facts/plant-colors.module.css';
import { useMonthText } from '../facts/use-month-text';
import css from './plant-year.module.css';
import { yearRows, type YearRow } from './year-rows';

/** Size of a month in the bands, in drawing units. */
const MONTH = 30;
const BAND = 18;
const MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** The plant's year month by month: its features and its care. */
export function PlantYear({ facts }: { facts: PlantFacts }): ReactElement | null {
  const { t } = useText('shop.plant');
  const months = useMonthText();
  const rows = yearRows(facts);
  if (rows.length === 0) return null;
  return (
    <Section title={t('year.title')} lead={t('year.lead')}>
      <div className={css.year}>
        <svg className={css.months} viewBox={`0 0 ${MONTH * 12} 16`} aria-hidden>
          {MONTHS.map((month, index) => (
            <text key={month} x={MONTH * (index + 0.5)} y="12" textAnchor="middle">
              {month}
            </text>
          ))}
        </svg>
        <dl className={css.rows}>
          {rows.map((row) => (
            <div key={row.kind} className={css.row}>
              <dt className={css.label}>{t(`year.row.${row.kind}`)}</dt>
              <dd className={css.words}>
                {[
                  row.kind === 'winter' ? '' : months(row.months),
                  ...row.colors.map((color) => t(`color.${color}`)),
                  ...row.looks.map((look) => t(`year.look.${look}`)),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </dd>
              <dd className={css.band} aria-hidden>
                <Band row={row} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** Twelve months with those of the row filled: in stacked colours of the row, or in the colour of its kind. */
function Band({ row: { kind, months, colors: shades } }: { row: YearRow }): ReactElement {
  const shown = shades.slice(0, 3);
  return (
    <svg className={css.drawing} viewBox={`0 0 ${MONTH * 12} ${BAND}`}>
      {MONTHS.map((name, index) => {
        const x = index * MONTH + 1;
        if (!months.includes(index + 1)) {
          return <rect key={name} className={css.empty} x={x} width={MONTH - 2} height={BAND} rx="3" />;
        }
        if (shown.length === 0) {
          return <rect key={name} className={css[kind]} x={x} width={MONTH - 2} height={BAND} rx="3" />;
        }
        return shown.map((shade, place) => (
          <rect
            key={name + shade}
            className={classNames(css.colored, colors[shade])}
            x={x}
            y={(place * BAND) / shown.length}
            width={MONTH - 2}
            height={BAND / shown.length}
          />
        ));
      })}
    </svg>
  );
}
