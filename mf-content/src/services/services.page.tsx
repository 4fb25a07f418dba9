import { useText } from '@arbora/i18n';
import { definePage } from '@arbora/remote';
import { routes } from '@arbora/routes';
import { Card, Grid, Icon, Section } from '@arbora/ui';
import { calendarIcon, downloadIcon, eyeIcon, leafIcon, mailIcon, phoneIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { pageTextQuery } from '../text-page/page-text.query';
import { PageTextView } from '../text-page/text-page';
import css from './services.module.css';

const WAYS = [
  ['assortment', routes.assortment, leafIcon],
  ['contact', routes.contact, phoneIcon],
  ['publicBooking', routes.publicBooking, calendarIcon],
  ['tour', routes.tour, eyeIcon],
  ['servicesPhoto', routes.servicesPhoto, downloadIcon],
  ['subscriptions', routes.subscriptions, mailIcon],
] as const;

function Way({ way: [name, route, icon] }: { way: (typeof WAYS)[number] }): ReactElement {
  const { t } = useText('content.services');
  return (
    <li>
      <Card title={t(`ways.${name}`)} to={route.href()} eyebrow={<Icon shape={icon} className={css.icon} />}>
        <p>{t(`ways.${name}Text`)}</p>
      </Card>
    </li>
  );
}

/** Services of the nursery, with links to order them. */
function ServicesPage(): ReactElement {
  const { t } = useText('content.services');
  return (
    <>
      <PageTextView page="services" />
      <Section title={t('ways.title')} tone="tinted">
        <Grid as="ul" columns={3}>
          {WAYS.map((way) => (
            <Way key={way[0]} way={way} />
          ))}
        </Grid>
      </Section>
    </>
  );
}

export default definePage({
  queries: ({ locale }) => [pageTextQuery(locale, 'services')],
  Component: ServicesPage,
});
