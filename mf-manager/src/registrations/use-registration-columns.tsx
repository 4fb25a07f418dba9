import { useText } from '@arbora/i18n';
import { Button } from 'antd';
import type { ListColumn } from '../list/list-column';
import { NameCell } from '../list/name-cell';
import { RegistrationActions } from './registration-actions';
import css from './registrations.module.css';
import type { Registration } from './registrations.queries';

/** Columns of those who wait for approval. */
export function useRegistrationColumns(openDetail: (id: string) => void): ListColumn<Registration>[] {
  const { t, formats } = useText('manager.registrations');
  const { t: common } = useText('manager');
  const { t: ui } = useText('ui');
  return [
    {
      key: 'person',
      title: t('registration.person'),
      role: 'name',
      render: ({ id, email, profile }) => (
        <NameCell
          name={
            <Button type="link" className={css.nameButton} onClick={() => openDetail(id)}>
              {profile.name ?? email}
            </Button>
          }
          below={profile.name && email}
        />
      ),
    },
    {
      key: 'company',
      title: t('registration.company'),
      render: ({ profile }) =>
        profile.company && (
          <NameCell name={profile.company} below={profile.ico && t('registration.icoValue', { ico: profile.ico })} />
        ),
    },
    {
      key: 'country',
      title: t('registration.country'),
      render: ({ profile }) => profile.country && ui(`country.${profile.country}`),
    },
    {
      key: 'created',
      short: true,
      title: t('registration.created'),
      render: ({ created_at }) => formats.date(created_at, 'short'),
    },
    {
      key: 'actions',
      title: common('list.actions'),
      role: 'actions',
      render: (registration) => <RegistrationActions registration={registration} />,
    },
  ];
}
