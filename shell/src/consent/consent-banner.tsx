import type { ConsentConfiguration } from '@arbora/domain';
import { routes } from '@arbora/routes';
import { Button, IconButton, Leaf, TextLink } from '@arbora/ui';
import { closeIcon } from '@arbora/ui/icons';
import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './consent-banner.module.css';
import { useConsentText } from './use-consent-text';
import { useBottomInset } from './use-taken-bottom';

export interface ConsentBannerProps {
  configuration: ConsentConfiguration;
  /** Whether the privacy page is deployed. */
  hasPrivacyPage: boolean;
  onAcceptAll: () => void;
  onAcceptNecessary: () => void;
  onManage: () => void;
  /** Closes the banner without a decision. */
  onClose: () => void;
}

/** The consent banner. It is not modal: the page stays usable. */
export function ConsentBanner(props: ConsentBannerProps): ReactNode {
  const { t, lang } = useConsentText(props.configuration);
  const titleId = useId();
  const banner = useRef<HTMLElement>(null);
  useBottomInset(banner);

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') props.onClose();
  }
  return (
    <div role="presentation" onKeyDown={press}>
      <section ref={banner} className={styles.banner} aria-labelledby={titleId} lang={lang} data-print="hide">
        <Leaf className={styles.leaf} />
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t('bannerTitle')}
          </h2>
          <IconButton icon={closeIcon} label={t('close')} className={styles.close} onClick={props.onClose} />
        </div>
        <p className={styles.text}>
          {t('bannerText')}
          {props.hasPrivacyPage && (
            <>
              {' '}
              <TextLink to={routes.gdpr.pattern}>{t('privacy')}</TextLink>
            </>
          )}
        </p>
        {/* Three equal buttons: no choice may be less visible. */}
        <div className={styles.choices}>
          <Button variant="secondary" size="small" className={styles.choice} onClick={props.onAcceptAll}>
            {t('acceptAll')}
          </Button>
          <Button variant="secondary" size="small" className={styles.choice} onClick={props.onAcceptNecessary}>
            {t('acceptNecessary')}
          </Button>
          <Button variant="secondary" size="small" className={styles.choice} onClick={props.onManage}>
            {t('manage')}
          </Button>
        </div>
      </section>
    </div>
  );
}
