import { SECTION_ACCESS, type ManagerSection } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { useLocation } from '@arbora/router';
import { Alert } from '@arbora/ui';
import type { ReactElement } from 'react';
import * as v from 'valibot';

/** State of a redirect from a section that the person may not open; see the shell's guards. */
const deniedSchema = v.object({
  denied: v.custom<ManagerSection>((section) => typeof section === 'string' && Object.hasOwn(SECTION_ACCESS, section)),
});

/** Says why another address has led to the overview. */
export function DeniedSection(): ReactElement | null {
  const { t } = useText('manager.dashboard');
  const { state } = useLocation();
  if (!v.is(deniedSchema, state)) return null;
  return (
    <Alert tone="warning" live title={t('dashboard.denied', { section: t(`dashboard.sections.${state.denied}`) })}>
      {t('dashboard.deniedText')}
    </Alert>
  );
}
