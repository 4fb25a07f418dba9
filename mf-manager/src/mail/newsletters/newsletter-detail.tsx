import { textIn } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { ButtonLink, DataList, Progress, QueryView, Skeleton } from '@arbora/ui';
import type { ReactElement } from 'react';
import { MarkedPerson } from '@arbora/office';
import { MailPreview } from './mail-preview';
import { newsletterQuery, type Newsletter } from './newsletter.queries';
import { valuesOf } from './newsletter.schema';
import css from './newsletters.module.css';

/** A sent newsletter: delivery progress and text. */
export function NewsletterDetail({ id }: { id: string }): ReactElement {
  const { t } = useText('manager.mail');
  return (
    <QueryView query={useQuery(newsletterQuery(id))} skeleton={<Skeleton shape="row" count={6} />}>
      {(newsletter) => (
        <>
          <SendingProgress newsletter={newsletter} />
          <ButtonLink variant="secondary" to={routes.managerNewsletter.href({ from: id })}>
            {t('newsletter.again')}
          </ButtonLink>
          <MailPreview values={valuesOf(newsletter)} />
        </>
      )}
    </QueryView>
  );
}

function SendingProgress({ newsletter }: { newsletter: Newsletter }): ReactElement {
  const { t, locale, formats } = useText('manager.mail');
  const { recipients, sent, waiting, failed, author, person_state, created_at } = newsletter;
  // Unsubscribing deletes the mails that were not sent, so they are missing from the other counts.
  const unsubscribed = recipients - sent - waiting - failed;
  return (
    <>
      {waiting > 0 && <Progress value={recipients - waiting} max={recipients} label={t('newsletter.progress')} />}
      <DataList
        items={[
          { label: t('newsletter.list'), value: textIn(newsletter, 'name', locale) },
          { label: t('newsletter.recipients'), value: formats.number(recipients) },
          { label: t('newsletter.sent'), value: <span className={css.number}>{formats.number(sent)}</span> },
          { label: t('newsletter.waiting'), value: formats.number(waiting) },
          { label: t('newsletter.failed'), value: formats.number(failed) },
          { label: t('newsletter.left'), value: unsubscribed > 0 ? formats.number(unsubscribed) : null },
          { label: t('newsletter.author'), value: author && <MarkedPerson name={author} state={person_state} /> },
          { label: t('newsletter.created'), value: formats.dateTime(created_at) },
        ]}
      />
    </>
  );
}
