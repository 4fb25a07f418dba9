import type { ReactElement } from 'react';
import { PERSON_HEIGHT, SCENE, type Scene } from './scene';
import css from './silhouette.module.css';

/** A house of two floors, 9 m wide and 8.5 m high, drawn in cm from its right lower corner. */
function House(): ReactElement {
  return (
    <>
      <path className={css.roof} d="M40-520L-450-850L-940-520z" />
      <path className={css.chimney} d="M-700-690v-150h70v108z" />
      <path className={css.wall} d="M0 0V-520H-900V0z" />
      <path className={css.eaves} d="M40-520H-940v18H40z" />
      <path className={css.door} d="M-40 0v-205h-95V0z" />
      <path
        className={css.pane}
        d="M-340-90v-130h-150v130zM-640-90v-130h-150v130zM-50-330v-120h-110v120zM-340-330v-120h-150v120zM-640-330v-120h-150v120z"
      />
      <path className={css.bars} d="M-415-90v-130M-715-90v-130M-105-330v-120M-415-330v-120M-715-330v-120" />
    </>
  );
}

/** A person of 175 cm, drawn 100 high. */
function Person(): ReactElement {
  return (
    <>
      <ellipse className={css.person} cx="0" cy="-93" rx="5.200" ry="6.500" />
      <path
        className={css.person}
        d="M-6-84.500c4-1.600 8-1.600 12 0 3 1.200 4.300 3.400 4.700 6.500L12.500-56c.5 4 .3 7-.6 11-.6 2.500-3 2.200-2.900-.4L8.800-54 6.700-70 6.200-55 7.200-30 5.400-2C5.300.6 1.700.6 1.500-2L.4-36h-.8L-1.500-2C-1.700.6-5.300.6-5.400-2L-7.200-30-6.200-55-6.700-70-8.800-54-9-45.400c.1 2.600-2.300 2.900-2.900.4-.9-4-1.100-7-.6-11L-10.700-78c.4-3.100 1.700-5.300 4.700-6.500z"
      />
    </>
  );
}

/** Objects for comparison with the plant: a house, a person and heights in metres. */
export function Surroundings({ scene, format }: { scene: Scene; format: (metres: number) => string }): ReactElement {
  const { scale, house, person, marks } = scene;
  const { width, height, ground } = SCENE;
  return (
    <>
      <rect className={css.sky} width={width} height={height} />
      {marks.map((metres) => {
        const y = ground - metres * 100 * scale;
        return (
          <g key={metres}>
            <path className={css.mark} d={`M0 ${y}H${width}`} />
            <text className={css.metres} x={width - 14} y={y - 8} textAnchor="end">
              {format(metres)}
            </text>
          </g>
        );
      })}
      <path className={css.ground} d={`M0 ${ground}H${width}V${height}H0z`} />
      <g transform={`translate(${house} ${ground}) scale(${scale})`}>
        <House />
      </g>
      <g transform={`translate(${person} ${ground}) scale(${(PERSON_HEIGHT * scale) / 100})`}>
        <Person />
      </g>
    </>
  );
}
