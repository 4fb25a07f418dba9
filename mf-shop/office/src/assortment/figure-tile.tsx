import { useText } from '@arbora/i18n';
import { TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import css from './assortment.module.css';

interface FigureTileProps {
  title: string;
  to: string;
  total: number;
  /** Parts of the total; `to` lists them. */
  facts: readonly { label: string; value: number; to?: string }[];
}

/** Total of one part of the assortment, with its breakdown. */
export function FigureTile({ title, to, total, facts }: FigureTileProps): ReactElement {
  const { formats } = useText('manager.assortment');
  return (
    <section className={css.tile}>
      <div className={css.head}>
        <h2 className={css.title}>
          <TextLink to={to}>{title}</TextLink>
        </h2>
        <p className={css.figure}>{formats.number(total)}</p>
      </div>
      <dl className={css.facts}>
        {facts.map(({ label, value, to: list }) => (
          <div key={label} className={css.fact}>
            <dt>{list ? <TextLink to={list}>{label}</TextLink> : label}</dt>
            <dd>{formats.number(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
