import type { Consent, ConsentConfiguration, CookieGroup, Locale } from '@arbora/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { checkIcon } from '../icon/icons';
import { TextLink } from '../link/text-link';
import styles from './consent-details.module.css';
import { GroupChoice } from './group-choice';
import { useConsentText } from './use-consent-text';

export interface ConsentDetailsProps {
  configuration: ConsentConfiguration;
  consent: Consent;
  /** Default: the language of the page. */
  locale?: Locale;
  open: boolean;
  /** Called with the accepted optional groups. */
  onDecide: (accepted: readonly string[]) => void;
  /** Closes the dialog without a decision. */
  onClose: () => void;
}

/** All groups with their purpose, and a choice for each optional one. */
export function ConsentDetails(props: ConsentDetailsProps): ReactNode {
  const { configuration, consent, open } = props;
  const { t, textOf, lang } = useConsentText(configuration, props.locale);
  const { necessary, optional } = configuration;
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  // No optional group is preselected: groups without consent count as declined.
  const accepted = chosen ?? consent.groups;

  function choose(group: string, isAccepted: boolean): void {
    setChosen([...accepted.filter((id) => id !== group), ...(isAccepted ? [group] : [])]);
  }
  function close(): void {
    setChosen(null);
    props.onClose();
  }
  function decide(groups: readonly string[]): void {
    setChosen(null);
    props.onDecide(groups);
  }
  const facts = (group: CookieGroup): ReactNode => (
    <div className={styles.facts}>
      <p>{textOf(group.description)}</p>
      {group.links?.map((link) => (
        <p key={link.href}>
          <TextLink href={link.href}>{textOf(link.text)}</TextLink>
        </p>
      ))}
      <p className={styles.targets}>
        {t('cookies')}:{' '}
        {group.targets.map((target) => (
          <code key={target}>{target}</code>
        ))}
      </p>
    </div>
  );
  const footer = optional.length > 0 && (
    <div lang={lang} className={styles.actions}>
      <Button variant="secondary" onClick={() => decide([])}>
        {t('declineAll')}
      </Button>
      <Button variant="secondary" onClick={() => decide(optional.map(({ id }) => id))}>
        {t('acceptAll')}
      </Button>
      <Button onClick={() => decide(accepted)}>{t('save')}</Button>
    </div>
  );
  return (
    <Dialog
      open={open}
      onClose={close}
      title={<span lang={lang}>{t('detailsTitle')}</span>}
      footer={footer || undefined}
    >
      <div lang={lang} className={styles.details}>
        <p>{t('detailsText')}</p>
        {necessary.map((group) => (
          <section key={group.id} className={styles.group} aria-labelledby={`consent-${group.id}`}>
            <div className={styles.head}>
              <h3 id={`consent-${group.id}`}>{textOf(group.name)}</h3>
              <Badge tone="success" icon={checkIcon}>
                {t('alwaysOn')}
              </Badge>
            </div>
            {facts(group)}
          </section>
        ))}
        {optional.map((group) => (
          <GroupChoice
            key={group.id}
            id={group.id}
            name={textOf(group.name)}
            acceptLabel={t('accept')}
            declineLabel={t('decline')}
            isAccepted={accepted.includes(group.id)}
            onChoose={(isAccepted) => choose(group.id, isAccepted)}
          >
            {facts(group)}
          </GroupChoice>
        ))}
      </div>
    </Dialog>
  );
}
