import { useText } from '@arbora/i18n';
import type { To } from '@arbora/router';
import { TextLink } from '@arbora/ui';
import type { ListColumn } from '../list/list-column';
import { NameCell } from '../list/name-cell';
import { RegistrationActions } from './registration-actions';
import type { Registration } from './registrations.queries';

/** Columns of those who wait for approval; `detailOf` is where all about one of them is. */
export function useRegistrationColumns(detailOf: (id: string) => To): ListColumn<Registration>[] {
  const { t, formats } = useText('manager.registrations');
  const { t: common } = useText('manager');
  const { t: ui } = useText('ui');
  return [
    {
      key: 'person',
      title: t('registration.person'),
      role: 'name',
      render: ({ id, email, profile }) => (
        <NameCell name={<TextLink to={detailOf(id)}>{profile.name ?? email}</TextLink>} below={profile.name && email} />
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
