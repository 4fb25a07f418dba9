import {
  CONSENT_SETTING_NAMES,
  LOCALES,
  overriddenConsent,
  type ConsentOverrides,
  type Locale,
  type SettingField,
} from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { routes } from '@arbora/routes';
import { Button } from '@arbora/ui';
import { ConsentBanner, ConsentDetails } from '@arbora/ui/consent';
import { useWatch } from '@arbora/ui/form';
import { useState, type ReactElement } from 'react';
import css from './consent-preview.module.css';
import { inputName } from './settings-values';

const UNDECIDED = { decision: 'undecided', groups: [] } as const;
const nothing = (): void => undefined;

/** The overrides as they are typed; an empty input has the default. */
function useTypedOverrides(fields: readonly SettingField[]): ConsentOverrides {
  const inputs = useWatch() as Record<string, string>;
  return Object.fromEntries(
    CONSENT_SETTING_NAMES.flatMap((name) => {
      const typed = inputs[inputName(fields.findIndex(({ key }) => key === name))]?.trim();
      return typed ? [[name, typed]] : [];
    }),
  );
}

/** The banner as a visitor will see it, in each language; its buttons decide nothing. */
export function ConsentPreview({ fields }: { fields: readonly SettingField[] }): ReactElement {
  const { t, locale: own } = useText('manager.settings');
  const { t: ui } = useText('ui');
  const [locale, setLocale] = useState<Locale>(own);
  const [isDetailsOpen, setDetailsOpen] = useState(false);
  const configuration = overriddenConsent(useTypedOverrides(fields));
  const close = (): void => setDetailsOpen(false);
  return (
    <section className={css.preview} aria-label={t('consent.preview')}>
      <div className={css.head}>
        <h3 className={css.title}>{t('consent.preview')}</h3>
        <div className={css.languages}>
          {LOCALES.map((one) => (
            <Button
              key={one}
              size="small"
              variant={one === locale ? 'secondary' : 'quiet'}
              aria-pressed={one === locale}
              onClick={() => setLocale(one)}
            >
              {ui(`locale.${one}`)}
            </Button>
          ))}
        </div>
      </div>
      <div className={css.page}>
        <ConsentBanner
          configuration={configuration}
          locale={locale}
          privacyPath={routes.gdpr.pattern}
          onAcceptAll={nothing}
          onAcceptNecessary={nothing}
          onManage={() => setDetailsOpen(true)}
          onClose={nothing}
        />
      </div>
      <p className={css.hint}>{t('consent.previewHint')}</p>
      <ConsentDetails
        configuration={configuration}
        consent={UNDECIDED}
        locale={locale}
        open={isDetailsOpen}
        onDecide={close}
        onClose={close}
      />
    </section>
  );
}
