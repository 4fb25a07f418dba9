import { api, type Selection } from '@arbora/api';
import type { ReadMail } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { routes } from '@arbora/routes';
import { Badge, DataList, QueryView, Skeleton, TextLink } from '@arbora/ui';
import type { ReactElement } from 'react';
import { MarkedPerson } from '@arbora/office';
import css from './mail-detail.module.css';
import { STATE_TONE } from './mail-labels';

export const MAIL =
  'id,kind,recipient,person_id,person_state,locale,subject,status,attempts,last_error,created_at,next_attempt_at,sent_at,dead_at';
export type Mail = Selection<'mail_list', typeof MAIL>;

/** Delivery state and content of a mail. */
export function MailDetail({ mail }: { mail: Mail }): ReactElement {
  const {
    id,
    recipient,
    person_id,
    person_state,
    locale,
    status,
    attempts,
    last_error,
    created_at,
    next_attempt_at,
    sent_at,
    dead_at,
  } = mail;
  const { t, formats } = useText('manager.mail');
  const { t: ui } = useText('ui');
  const letter = useMailText(id);
  const to =
    person_id === null ? (
      (recipient ?? t('mail.nursery'))
    ) : (
      <MarkedPerson
        name={<TextLink to={routes.managerProfiles.href({ id: person_id })}>{recipient}</TextLink>}
        state={person_state}
      />
    );
  return (
    <div className={css.detail}>
      <DataList
        items={[
          { label: t('mail.state'), value: <Badge tone={STATE_TONE[status]}>{t(`state.${status}`)}</Badge> },
          { label: t('mail.recipient'), value: to },
          { label: t('mail.language'), value: ui(`locale.${locale}`) },
          { label: t('mail.attempts'), value: formats.number(attempts) },
          { label: t('mail.error'), value: last_error && <span className={css.error}>{last_error}</span> },
          { label: t('mail.created'), value: formats.dateTime(created_at) },
          { label: t('mail.next'), value: status === 'queued' ? formats.dateTime(next_attempt_at) : null },
          { label: t('mail.sent'), value: sent_at && formats.dateTime(sent_at) },
          { label: t('mail.dead'), value: dead_at && formats.dateTime(dead_at) },
        ]}
      />
      <section>
        <h2 className={css.title}>{t('mail.letter')}</h2>
        <QueryView query={letter} skeleton={<Skeleton shape="row" count={4} />}>
          {({ subject, text }) =>
            text === null ? (
              <p>{t('mail.unreadable')}</p>
            ) : (
              <article className={css.letter}>
                <h3 className={css.subject}>{subject}</h3>
                <p className={css.text}>{text}</p>
              </article>
            )
          }
        </QueryView>
      </section>
    </div>
  );
}

/** A mail as its recipient reads it. */
function useMailText(id: string) {
  return useQuery({
    queryKey: ['mail_list', 'text', id],
    queryFn: () => api.get<ReadMail>(`/mail/mails/${id}`),
    staleTime: 30_000,
  });
}
