import { COUNTRIES } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useQuery } from '@arbora/query';
import { definePage } from '@arbora/remote';
import { useNavigate, useSearchParams, type To } from '@arbora/router';
import { routes } from '@arbora/routes';
import { FilterChips, pageParam, SearchField, useParamLink, usePageParam } from '@arbora/ui';
import type { ReactElement } from 'react';
import { ManagerPage } from '../frame/manager-page';
import { ListToolbar } from '../list/list-toolbar';
import { ManagerList } from '../list/manager-list';
import { RegistrationDetail } from './registration-detail';
import { registrationFilter, registrationsQuery } from './registrations.queries';
import { useRegistrationColumns } from './use-registration-columns';

/** Who waits for approval. */
function RegistrationsPage(): ReactElement {
  const { t } = useText('manager.registrations');
  const { t: ui } = useText('ui');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const link = useParamLink();
  const filter = registrationFilter(params);
  const page = usePageParam();
  const registrations = useQuery(registrationsQuery(filter, page));
  const detailOf = (id: string | null): To => link({ id, page: params.get('page') });
  const closeDetail = (): void => void navigate(detailOf(null), { replace: true });
  const columns = useRegistrationColumns(detailOf);
  const shown = registrations.data?.rows.find(({ id }) => id === params.get('id'));

  return (
    <ManagerPage title={t('registrations.title')} lead={t('registrations.lead')}>
      <ListToolbar search={<SearchField name="q" label={t('registrations.search')} />}>
        <FilterChips
          name="country"
          label={t('registration.country')}
          allLabel={t('registrations.all')}
          options={COUNTRIES.map((country) => ({ value: country, label: ui(`country.${country}`) }))}
        />
      </ListToolbar>
      <ManagerList
        query={registrations}
        columns={columns}
        keyOf={({ id }) => id}
        label={t('registrations.title')}
        nothingYet={{ title: t('registrations.none'), text: t('registrations.noneText') }}
        withoutFilters={filter.q || filter.country ? routes.managerRegistrations.href() : null}
      />
      {shown && <RegistrationDetail key={shown.id} registration={shown} onClosed={closeDetail} />}
    </ManagerPage>
  );
}

export default definePage({
  queries: ({ search }) => [registrationsQuery(registrationFilter(search), pageParam(search))],
  Component: RegistrationsPage,
});
