import { noticeIn, type Site } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import type { ReactNode } from 'react';
import styles from './notice-bar.module.css';
import { noticeQuery } from './notice.query';

/** The administrators' announcement above every page (spec §3, preferences). */
export function NoticeBar({ delivered }: { delivered: Site['notice'] }): ReactNode {
  const { t, locale } = useText('shell');
  const { data } = useQuery(noticeQuery(delivered));
  const text = noticeIn(data, locale);
  if (text === null) return null;
  return (
    <aside className={styles.notice} aria-label={t('notice.label')} data-print="hide">
      <p>{text}</p>
    </aside>
  );
}
