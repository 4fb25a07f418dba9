import type { PlantFacts } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { Section } from '@arbora/ui';
import { useId, type ReactElement } from 'react';
import { useLengthText } from '../facts/use-length-text';
import { AGES } from './growth';
import { PlantShape } from './plant-shape';
import { SCENE, sceneOf } from './scene';
import { Surroundings } from './surroundings';
import css from './silhouette.module.css';

/**
 * The plant 5, 10 and 25 years after planting, to scale beside a house and a person; renders nothing if its size is
 * unknown.
 */
export function Silhouette({ facts }: { facts: PlantFacts }): ReactElement | null {
  const { t, formats } = useText('shop.plant');
  const length = useLengthText();
  const name = useId();
  const shapeId = useId();
  const { height_cm, width_cm, growth, habit, flower_colors } = facts;
  if (height_cm === null || width_cm === null || habit === null) return null;
  const scene = sceneOf({ height_cm, width_cm, growth });
  const ratio = width_cm / height_cm;
  const shape = <PlantShape habit={habit} ratio={ratio} flower={flower_colors[0]} />;
  return (
    <Section title={t('silhouette.title')} lead={t('silhouette.lead')}>
      <div className={css.silhouette}>
        <svg className={css.scene} viewBox={`0 0 ${SCENE.width} ${SCENE.height}`} aria-hidden>
          <defs>
            <g id={shapeId}>{shape}</g>
          </defs>
          <Surroundings scene={scene} format={(metres) => t('length.m', { value: formats.number(metres) })} />
          {scene.ages.map(({ years, size }) => (
            <g
              key={years}
              className={css.plant}
              data-age={years}
              transform={`translate(${scene.plant} ${SCENE.ground}) scale(${(size.height * scene.scale) / 100})`}
            >
              <use href={`#${shapeId}`} />
            </g>
          ))}
        </svg>
        <fieldset className={css.ages}>
          <legend className={css.legend}>{t('silhouette.after')}</legend>
          {scene.ages.map(({ years, size }) => (
            <label key={years} className={css.age}>
              <input
                className={css.radio}
                type="radio"
                name={name}
                value={years}
                data-age={years}
                defaultChecked={years === AGES.at(-1)}
              />
              <span className={css.years}>{t('silhouette.years', { count: years })}</span>
              <span className={css.size}>
                <span>{t('silhouette.height', { height: length(size.height) })}</span>{' '}
                <span>{t('silhouette.width', { width: length(size.width) })}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </div>
    </Section>
  );
}
