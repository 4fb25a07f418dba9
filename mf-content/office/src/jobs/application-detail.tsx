import { mailtoUrl } from '@arbora/domain';
import type { Selection } from '@arbora/api';
import { useText } from '@arbora/i18n';
import { DataList } from '@arbora/ui';
import type { ReactElement } from 'react';
import { StoredFileButton } from '@arbora/office';
import css from './application-detail.module.css';

export const APPLICATION =
  'id,name,email,phone,message,locale,file_name,content_type,byte_size,created_at,position:job_position(title)';
export type Application = Selection<'job_application', typeof APPLICATION>;

/** An application with its file. */
export function ApplicationDetail({ application }: { application: Application }): ReactElement {
  const { id, email, phone, message, locale, file_name, created_at, position } = application;
  const { t, formats } = useText('manager.jobs');
  const { t: ui } = useText('ui');
  return (
    <div className={css.detail}>
      <DataList
        items={[
          { label: t('application.email'), value: <a href={mailtoUrl(email)}>{email}</a> },
          { label: t('application.phone'), value: phone && <a href={`tel:${phone}`}>{phone}</a> },
          { label: t('application.position'), value: position?.title ?? t('application.open') },
          { label: t('application.language'), value: ui(`locale.${locale as 'cs'}`) },
          { label: t('application.created'), value: formats.dateTime(created_at) },
          { label: t('application.message'), value: message && <span className={css.message}>{message}</span> },
        ]}
      />
      <StoredFileButton path={`/backend/job_application/${id}/file`} name={file_name}>
        {t('application.download', { name: file_name })}
      </StoredFileButton>
    </div>
  );
}
