import { BRAND } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Icon, Leaf, Logo, LogoMark, NurseryRow, Prose, Tree, VisuallyHidden } from '@arbora/ui';
import { themes } from '@arbora/ui/tokens';
import type { Habit } from '@arbora/ui';
import * as icons from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { Specimen, Specimens } from './specimen';
import css from './specimen.module.css';

const HABITS: readonly Habit[] = ['globe', 'column', 'conifer', 'weeping', 'spreading', 'young'];

/** Colours by role in the current theme, type, drawings and icons. */
export function Looks(): ReactElement {
  const { t } = useText('parts');
  return (
    <Specimens id="looks" title={t('looks.title')}>
      <Specimen name="tokens: colours" wide>
        <ul role="list" className={css.swatches}>
          {Object.keys(themes.light).map((role) => (
            <li key={role} className={css.swatch}>
              <svg aria-hidden>
                <rect width="100%" height="100%" fill={`var(--color-${role})`} />
              </svg>
              {role}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Prose">
        <Prose>
          <h2>{t('sample.title')}</h2>
          <p>{t('sample.lead')}</p>
          <h3>{t('sample.subtitle')}</h3>
          <ul>
            <li>{t('sample.short')}</li>
            <li>
              <a href="#looks">{t('sample.link')}</a>
            </li>
          </ul>
          <blockquote>{t('sample.text')}</blockquote>
        </Prose>
      </Specimen>
      <Specimen name="Logo, LogoMark" row>
        <Logo brand={BRAND} />
        <Logo brand={BRAND} size="large" />
        <LogoMark className={css.mark} />
      </Specimen>
      <Specimen name="Logo tone=inverse" ground="deep">
        <Logo brand={BRAND} tone="inverse" />
      </Specimen>
      <Specimen name="Icon" row wide>
        {Object.entries(icons).map(([name, shape]) => (
          <span key={name} title={name}>
            <Icon shape={shape} size="large" />
            <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        ))}
      </Specimen>
      <Specimen name="Tree, Leaf" wide>
        <ul role="list" className={css.swatches}>
          {HABITS.map((habit) => (
            <li key={habit}>
              <Tree habit={habit} />
            </li>
          ))}
          <li>
            <Leaf />
          </li>
        </ul>
      </Specimen>
      <Specimen name="NurseryRow" wide>
        <NurseryRow />
      </Specimen>
    </Specimens>
  );
}
