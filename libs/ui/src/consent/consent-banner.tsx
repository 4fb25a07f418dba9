import type { ConsentConfiguration, Locale } from '@arbora/domain';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { closeIcon } from '../icon/icons';
import { Leaf } from '../illustration/leaf';
import { TextLink } from '../link/text-link';
import styles from './consent-banner.module.css';
import { useConsentText } from './use-consent-text';

export interface ConsentBannerProps {
  configuration: ConsentConfiguration;
  ref?: Ref<HTMLElement>;
  /** Default: the language of the page. */
  locale?: Locale;
  /** Path of the privacy page; null if it is not deployed. */
  privacyPath: string | null;
  onAcceptAll: () => void;
  onAcceptNecessary: () => void;
  onManage: () => void;
  /** Closes the banner without a decision. */
  onClose: () => void;
}

/** The consent banner. It is not modal: the page stays usable. */
export function ConsentBanner({ ref, configuration, locale, privacyPath, ...on }: ConsentBannerProps): ReactNode {
  const { t, lang } = useConsentText(configuration, locale);
  const titleId = useId();

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') on.onClose();
  }
  return (
    <div role="presentation" onKeyDown={press}>
      <section ref={ref} className={styles.banner} aria-labelledby={titleId} lang={lang} data-print="hide">
        <Leaf className={styles.leaf} />
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t('bannerTitle')}
          </h2>
          <IconButton icon={closeIcon} label={t('close')} className={styles.close} onClick={on.onClose} />
        </div>
        <p className={styles.text}>
          {t('bannerText')}
          {privacyPath !== null && (
            <>
              {' '}
              <TextLink to={privacyPath}>{t('privacy')}</TextLink>
            </>
          )}
        </p>
        {/* Three equal buttons: no choice may be less visible. */}
        <div className={styles.choices}>
          <Button variant="secondary" size="small" className={styles.choice} onClick={on.onAcceptAll}>
            {t('acceptAll')}
          </Button>
          <Button variant="secondary" size="small" className={styles.choice} onClick={on.onAcceptNecessary}>
            {t('acceptNecessary')}
          </Button>
          <Button variant="secondary" size="small" className={styles.choice} onClick={on.onManage}>
            {t('manage')}
          </Button>
        </div>
      </section>
    </div>
  );
}
