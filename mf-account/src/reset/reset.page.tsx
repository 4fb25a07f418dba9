import { useText } from '@arbora/i18n';
import { definePage, usePageTitle } from '@arbora/remote';
import { useSearchParams } from '@arbora/router';
import { routes } from '@arbora/routes';
import { FormPage, TextLink } from '@arbora/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useEmailFromLink } from '../fields/email-link-state';
import { Welcome } from '../welcome/welcome';
import { NewPasswordForm } from './new-password-form';
import { ResetLinkForm } from './reset-link-form';
import { ResetLinkSent } from './reset-link-sent';
import { LinkExpired, PasswordSaved } from './reset-outcomes';

type Step =
  | { kind: 'request'; email: string; isRepeated?: true }
  | { kind: 'sent'; email: string }
  | { kind: 'newPassword'; link: string }
  | { kind: 'expired' }
  | { kind: 'saved' };

const LINK_PARAM = 'ref';

/** Password reset: requests a link or, opened by the mailed link, asks for the new password. */
function PasswordReset(): ReactElement {
  const { t } = useText('account');
  const [search, setSearch] = useSearchParams();
  const link = search.get(LINK_PARAM);
  const email = useEmailFromLink();
  const [step, setStep] = useState<Step>(() => (link ? { kind: 'newPassword', link } : { kind: 'request', email }));
  const isNewPassword = step.kind === 'newPassword' || step.kind === 'expired' || step.kind === 'saved';
  const title = t(isNewPassword ? 'reset.newTitle' : 'reset.title');
  usePageTitle(title);

  useEffect(() => {
    if (link === null) return;
    // Only this page keeps the link: it is removed from the history and from later requests.
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [link, setSearch]);

  function content(): ReactElement {
    switch (step.kind) {
      case 'request':
        return (
          <ResetLinkForm
            email={step.email}
            takesFocus={step.isRepeated}
            onSent={(sent) => setStep({ kind: 'sent', email: sent })}
          />
        );
      case 'sent':
        return (
          <ResetLinkSent
            email={step.email}
            onRequestAgain={() => setStep({ ...step, kind: 'request', isRepeated: true })}
          />
        );
      case 'newPassword':
        return (
          <NewPasswordForm
            link={step.link}
            onSaved={() => setStep({ kind: 'saved' })}
            onExpired={() => setStep({ kind: 'expired' })}
          />
        );
      case 'expired':
        return <LinkExpired onRequestAgain={() => setStep({ kind: 'request', email: '', isRepeated: true })} />;
      case 'saved':
        return <PasswordSaved />;
    }
  }
  return (
    <FormPage
      title={title}
      lead={step.kind === 'request' ? t('reset.lead') : step.kind === 'newPassword' ? t('reset.newLead') : undefined}
      footer={
        step.kind === 'saved' ? undefined : (
          <p>
            {t('reset.remembered')} <TextLink to={routes.login.href()}>{t('reset.toLogin')}</TextLink>
          </p>
        )
      }
      aside={<Welcome />}
    >
      {content()}
    </FormPage>
  );
}

export default definePage({ Component: PasswordReset });
