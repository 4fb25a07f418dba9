import type { PlantFacts } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import type { ReactElement, ReactNode } from 'react';
import { useFactLabel } from '../assortment/use-fact-label';
import {
  AutumnSymbol,
  FlowerSymbol,
  GrowthSymbol,
  HardinessSymbol,
  HeightSymbol,
  LightSymbol,
  SoilSymbol,
  WidthSymbol,
} from './fact-symbols';
import { useLengthText } from './use-length-text';
import { useMonthText } from './use-month-text';
import css from './facts-strip.module.css';

/** Minimum winter temperatures of the USDA zones, in °C, from zone 1. */
const COLDEST = [-51, -46, -40, -34, -29, -23, -18, -12, -7, -1, 4];

/** The temperature that a plant of the zone survives, formatted: `−29`. */
function coldestOf(zone: number): string {
  return String(COLDEST[zone - 1] ?? COLDEST.at(-1)!).replace('-', '−');
}

/** Facts about the plant as symbols with words. Unknown facts are omitted. */
export function FactsStrip({ facts }: { facts: PlantFacts }): ReactElement | null {
  const { t } = useText('shop.plant');
  const word = useFactLabel();
  const length = useLengthText();
  const months = useMonthText();
  const { height_cm, width_cm, growth, light, soil, hardiness_zone, flowering, flower_colors, autumn_colors } = facts;
  const list = (name: 'light' | 'soil', values: readonly string[]): string =>
    values.map((value) => word(name, value)).join(', ');
  const color = (one: (typeof flower_colors)[number] | (typeof autumn_colors)[number]): string => t(`color.${one}`);
  const items: (ReactElement | false)[] = [
    height_cm !== null && (
      <Item key="height" symbol={<HeightSymbol />} label={t('facts.height')}>
        {length(height_cm)}
      </Item>
    ),
    width_cm !== null && (
      <Item key="width" symbol={<WidthSymbol />} label={t('facts.width')}>
        {length(width_cm)}
      </Item>
    ),
    growth !== null && (
      <Item key="growth" symbol={<GrowthSymbol growth={growth} />} label={t('facts.growth')}>
        {t(`growth.${growth}`)}
      </Item>
    ),
    light.length > 0 && (
      <Item key="light" symbol={<LightSymbol light={light} />} label={t('facts.light')}>
        {list('light', light)}
      </Item>
    ),
    soil.length > 0 && (
      <Item key="soil" symbol={<SoilSymbol />} label={t('facts.soil')}>
        {list('soil', soil)}
      </Item>
    ),
    hardiness_zone !== null && (
      <Item key="hardiness" symbol={<HardinessSymbol />} label={t('facts.hardiness')}>
        {t('facts.coldest', { degrees: coldestOf(hardiness_zone) })}
        <span className={css.detail}>{t('facts.zone', { zone: hardiness_zone })}</span>
      </Item>
    ),
    flowering.length > 0 && (
      <Item key="flowering" symbol={<FlowerSymbol shades={flower_colors} />} label={t('facts.flowering')}>
        {months(flowering)}
        {flower_colors.length > 0 && <span className={css.detail}>{flower_colors.map(color).join(', ')}</span>}
      </Item>
    ),
    autumn_colors.length > 0 && (
      <Item key="autumn" symbol={<AutumnSymbol shades={autumn_colors} />} label={t('facts.autumn')}>
        {autumn_colors.map(color).join(', ')}
      </Item>
    ),
  ];
  const shown = items.filter(Boolean);
  return shown.length > 0 ? <dl className={css.strip}>{shown}</dl> : null;
}

function Item({ symbol, label, children }: { symbol: ReactNode; label: string; children: ReactNode }): ReactElement {
  return (
    <div className={css.item}>
      <dt className={css.label}>
        {symbol}
        <span>{label}</span>
      </dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
