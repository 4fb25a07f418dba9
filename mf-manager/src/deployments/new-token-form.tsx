import type { NewDeployToken } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { FormDrawer, TagsInput } from '@arbora/office';
import { useMutation } from '@arbora/query';
import { Alert, Button, Dialog } from '@arbora/ui';
import { TextField, useAppForm } from '@arbora/ui/form';
import { useState, type ReactElement } from 'react';
import * as v from 'valibot';
import css from './deployments.module.css';
import { createDeployToken } from './deployments.queries';

const PACKAGE_NAME = /^[a-z][a-z0-9-]*$/;

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(60, 'too_long')),
  remotes: v.pipe(
    v.array(v.string()),
    v.minLength(1, 'required'),
    v.check((names) => names.every((name) => PACKAGE_NAME.test(name)), 'invalid'),
  ),
});

interface NewTokenFormProps {
  packages: readonly string[];
  onClosed: () => void;
}

/** Creates a token, and then shows its secret once. */
export function NewTokenForm({ packages, onClosed }: NewTokenFormProps): ReactElement {
  const { t } = useText('manager.deployments');
  const form = useAppForm(schema, { name: '', remotes: [] });
  const { mutateAsync } = useMutation(createDeployToken);
  const [created, setCreated] = useState<NewDeployToken | null>(null);
  if (created !== null) {
    return <SecretDialog secret={created.token} remote={created.remotes[0] ?? ''} onClosed={onClosed} />;
  }
  return (
    <FormDrawer
      title={t('tokens.new')}
      size="medium"
      form={form}
      onSave={(values) => mutateAsync(values)}
      onClosed={(token) => (token === null ? onClosed() : setCreated(token))}
      saveLabel={t('tokens.create')}
    >
      <TextField name="name" label={t('tokens.name')} hint={t('tokens.nameHint')} />
      <TagsInput
        name="remotes"
        label={t('tokens.packages')}
        hint={t('tokens.packagesHint')}
        suggestions={packages}
        separators={[',', ' ', '\n']}
      />
    </FormDrawer>
  );
}

interface SecretDialogProps {
  secret: string;
  /** A remote of the token, for the example of its use. */
  remote: string;
  onClosed: () => void;
}

function SecretDialog({ secret, remote, onClosed }: SecretDialogProps): ReactElement {
  const { t } = useText('manager.deployments');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      snackbar('success', t('secret.copied'));
    } catch {
      // The browser denied it: the secret is selectable.
      snackbar('error', t('secret.notCopied'));
    }
  }
  return (
    <Dialog
      open
      keepOnBackdrop
      title={t('secret.title')}
      onClose={onClosed}
      footer={
        <>
          <Button variant="secondary" onClick={onClosed}>
            {t('secret.close')}
          </Button>
          <Button onClick={() => void copy()}>{t('secret.copy')}</Button>
        </>
      }
    >
      <Alert tone="warning">{t('secret.once')}</Alert>
      <code className={css.secret}>{secret}</code>
      <p>{t('secret.use')}</p>
      <code className={css.secret}>{`DEPLOY_TOKEN=… npm run deploy -- ${remote} --to ${window.location.origin}`}</code>
    </Dialog>
  );
}
