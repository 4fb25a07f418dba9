import { useText } from '@arbora/i18n';
import { Alert, Badge, Button, ButtonLink, Disclosure, IconButton, Tabs, TextLink } from '@arbora/ui';
import { arrowRightIcon, checkIcon, editIcon, leafIcon, trashIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { Specimen, Specimens } from './specimen';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger', 'quietDanger'] as const;
const TONES = ['neutral', 'info', 'success', 'warning', 'error'] as const;
const ALERTS = ['info', 'success', 'warning', 'error'] as const;
const nothing = (): void => undefined;

/** Controls and inline feedback. */
export function Controls(): ReactElement {
  const { t } = useText('parts');
  return (
    <Specimens id="controls" title={t('controls.title')}>
      <Specimen name="Button variant" row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} icon={leafIcon}>
            {t('sample.action')}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Button size, disabled, pending" row>
        <Button size="small">{t('sample.action')}</Button>
        <Button size="large" iconEnd={arrowRightIcon}>
          {t('sample.action')}
        </Button>
        <Button disabled>{t('sample.action')}</Button>
        <Button pending>{t('sample.action')}</Button>
      </Specimen>
      <Specimen name="Button variant=inverse" ground="deep">
        <Button variant="inverse">{t('sample.action')}</Button>
      </Specimen>
      <Specimen name="IconButton, ButtonLink, TextLink" row>
        <IconButton icon={editIcon} label={t('sample.action')} />
        <IconButton icon={trashIcon} label={t('sample.remove')} disabled />
        <ButtonLink href="#controls" variant="secondary">
          {t('sample.link')}
        </ButtonLink>
        <TextLink href="#controls" icon={arrowRightIcon}>
          {t('sample.link')}
        </TextLink>
        <TextLink href="#controls" look="quiet">
          {t('sample.link')}
        </TextLink>
      </Specimen>
      <Specimen name="Badge" row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} icon={tone === 'success' ? checkIcon : undefined}>
            {t('sample.short')}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="Disclosure">
        <Disclosure name="example" summary={t('sample.question')} open>
          {t('sample.text')}
        </Disclosure>
        <Disclosure name="example" summary={t('sample.title')}>
          {t('sample.text')}
        </Disclosure>
      </Specimen>
      {ALERTS.map((tone) => (
        <Specimen key={tone} name={`Alert tone=${tone}`}>
          <Alert tone={tone} title={t('sample.title')} onClose={nothing}>
            {t('sample.text')}
          </Alert>
        </Specimen>
      ))}
      <Specimen name="Tabs" wide>
        <Tabs
          label={t('sample.title')}
          tabs={(['one', 'two', 'three'] as const).map((id) => ({
            id,
            label: t(`sample.${id}`),
            panel: <p>{t('sample.text')}</p>,
          }))}
        />
      </Specimen>
    </Specimens>
  );
}
