import type { ReactNode } from 'react';
import styles from './consent-details.module.css';

export interface GroupChoiceProps {
  id: string;
  name: string;
  acceptLabel: string;
  declineLabel: string;
  isAccepted: boolean;
  onChoose: (isAccepted: boolean) => void;
  /** Purpose of the group. */
  children: ReactNode;
}

/** Accept or decline one group of cookies, with equal prominence. */
export function GroupChoice(props: GroupChoiceProps): ReactNode {
  const { id, name, acceptLabel, declineLabel, isAccepted, onChoose, children } = props;
  const titleId = `consent-${id}`;
  const option = (label: string, value: boolean): ReactNode => (
    <label className={styles.answer}>
      <input
        type="radio"
        name={titleId}
        className={styles.radio}
        checked={isAccepted === value}
        onChange={() => onChoose(value)}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{name}</h3>
        <div className={styles.answers} role="radiogroup" aria-labelledby={titleId}>
          {option(declineLabel, false)}
          {option(acceptLabel, true)}
        </div>
      </div>
      {children}
    </section>
  );
}
