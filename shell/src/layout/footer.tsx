import { branchHours, mailtoUrl, type Seller, type Site, type SiteBranch } from '@arbora/domain';
import { emit } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { ButtonLink, Container, Icon, Logo, TextLink } from '@arbora/ui';
import { mailIcon, phoneIcon, placeIcon } from '@arbora/ui/icons';
import { memo, type ReactNode } from 'react';
import styles from './footer.module.css';
import type { NavigationGroup, NavigationItem } from './navigation';

interface FooterProps {
  site: Site;
  navigation: readonly NavigationGroup<'plants' | 'nursery'>[];
  /** Legal pages. */
  legal: readonly NavigationItem[];
  /** Undefined if the newsletter page is not deployed. */
  newsletters: NavigationItem | undefined;
}

/** The operator of the site with contacts; printed as the letterhead. */
export const Footer = memo(function Footer(props: FooterProps): ReactNode {
  const { site, navigation, legal, newsletters } = props;
  const { t, locale } = useText('shell');
  const { email, phone, address } = site.contacts;
  return (
    <footer className={styles.footer}>
      <Container>
        {newsletters && (
          <section className={styles.newsletters}>
            <div>
              <h2>{t('footer.newsletters')}</h2>
              <p>{t('footer.newslettersLead')}</p>
            </div>
            <ButtonLink variant="secondary" to={newsletters.path}>
              {newsletters.titles[locale]}
            </ButtonLink>
          </section>
        )}
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo brand={site.brand} tone="inverse" />
            <p>{t('footer.about')}</p>
          </div>
          <nav aria-label={t('footer.site')} className={styles.site}>
            {navigation.map(({ name: group, items }) => (
              <div key={group}>
                <h2>{t(`footer.${group}`)}</h2>
                <Links items={items} />
              </div>
            ))}
          </nav>
          <section className={styles.branches}>
            <h2>{t('footer.branches')}</h2>
            <ul role="list">
              {site.branches.map((branch) => (
                <li key={branch.name}>
                  <Branch branch={branch} />
                </li>
              ))}
            </ul>
          </section>
          <section className={styles.contact}>
            <h2>{t('footer.contact')}</h2>
            <address>
              <ul role="list">
                <li>
                  <PhoneLink phone={phone} />
                </li>
                <li>
                  <MailLink email={email} />
                </li>
                <li>{address}</li>
              </ul>
            </address>
          </section>
        </div>
        <div className={styles.bottom}>
          <p>
            {t('footer.rights', { brand: site.brand })}
            {site.seller && <SellerLine seller={site.seller} />}
          </p>
          <div className={styles.rules}>
            {legal.map(({ path, titles }) => (
              <TextLink key={path} to={path} className={styles.rule}>
                {titles[locale]}
              </TextLink>
            ))}
            <button type="button" className={styles.rule} onClick={() => emit('consent:open', {})}>
              {t('footer.cookies')}
            </button>
          </div>
        </div>
      </Container>
    </footer>
  );
});

/** The company behind the brand; the contact page has the rest of its details. */
function SellerLine({ seller: { legalName, ico, dic, vatPayer } }: { seller: Seller }): ReactNode {
  const { t } = useText('shell');
  const parts = [legalName, ico && t('footer.ico', { ico }), dic && t('footer.dic', { dic })];
  return <span>{[...parts, !vatPayer && t('footer.noVat')].filter(Boolean).join(', ')}</span>;
}

function Links({ items }: { items: readonly NavigationItem[] }): ReactNode {
  const { locale } = useText('shell');
  return (
    <ul role="list">
      {items.map(({ path, titles }) => (
        <li key={path}>
          <TextLink to={path} look="quiet">
            {titles[locale]}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** A branch with its contacts, as far as they are set. */
function Branch({ branch }: { branch: SiteBranch }): ReactNode {
  const { locale } = useText('shell');
  const hours = branchHours(branch, locale);
  return (
    <address className={styles.branch}>
      <strong className={styles.withIcon}>
        <Icon shape={placeIcon} size="small" />
        {branch.name}
      </strong>
      {branch.address && <span>{branch.address}</span>}
      {hours && <span>{hours}</span>}
      {branch.phone && <PhoneLink phone={branch.phone} />}
      {branch.email && <MailLink email={branch.email} />}
    </address>
  );
}

function PhoneLink({ phone }: { phone: string }): ReactNode {
  return (
    <TextLink href={`tel:${phone.replace(/\s/g, '')}`} look="quiet" icon={phoneIcon}>
      {phone}
    </TextLink>
  );
}

function MailLink({ email }: { email: string }): ReactNode {
  return (
    <TextLink href={mailtoUrl(email)} look="quiet" icon={mailIcon}>
      {email}
    </TextLink>
  );
}
