import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ManagerPage } from '@arbora/office';
import { NewsletterForm } from './newsletter-form';
import { audienceQuery, newsletterQuery } from './newsletter.queries';

/** Composes a newsletter, empty or copied from a sent one. */
function NewsletterPage(): ReactElement {
  const { t } = useText('manager.mail');
  const [params] = useSearchParams();
  const from = params.get('from');
  const audience = useQuery(audienceQuery());
  const copied = useQuery({ ...newsletterQuery(from ?? ''), refetchInterval: false, enabled: from !== null });
  const skeleton = <Skeleton shape="row" count={8} />;
  return (
    <ManagerPage
      title={t('newsletter.new')}
      lead={t('newsletter.newLead')}
      breadcrumb={[
        { label: t('mail.title'), to: routes.managerMail.href() },
        { label: t('newsletter.title'), to: routes.managerMail.href({ list: 'newsletters' }) },
      ]}
    >
      <QueryView query={audience} skeleton={skeleton}>
        {(lists) =>
          from === null ? (
            <NewsletterForm lists={lists} source={null} />
          ) : (
            <QueryView query={copied} skeleton={skeleton}>
              {(newsletter) => <NewsletterForm lists={lists} source={newsletter} />}
            </QueryView>
          )
        }
      </QueryView>
    </ManagerPage>
  );
}

export default definePage({
  queries: ({ search }) => {
    const from = search.get('from');
    return from === null ? [audienceQuery()] : [audienceQuery(), newsletterQuery(from)];
  },
  Component: NewsletterPage,
});
