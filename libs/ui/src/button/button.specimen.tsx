import type { ReactElement } from 'react';
import { arrowRightIcon, editIcon, leafIcon, trashIcon } from '../icon/icons';
import { TextLink } from '../link/text-link';
import { Specimen } from '../specimen/specimen';
import { useSampleText } from '../specimen/use-sample-text';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { IconButton } from './icon-button';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger', 'quietDanger'] as const;

/** Buttons, and links beside them. */
export function ButtonSpecimens(): ReactElement {
  const { t } = useSampleText();
  return (
    <>
      <Specimen name="Button variant" row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} icon={leafIcon}>
            {t('action')}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Button size, disabled, pending" row>
        <Button size="small">{t('action')}</Button>
        <Button size="large" iconEnd={arrowRightIcon}>
          {t('action')}
        </Button>
        <Button disabled>{t('action')}</Button>
        <Button pending>{t('action')}</Button>
      </Specimen>
      <Specimen name="Button variant=inverse" ground="deep">
        <Button variant="inverse">{t('action')}</Button>
      </Specimen>
      <Specimen name="IconButton, ButtonLink, TextLink" row>
        <IconButton icon={editIcon} label={t('action')} />
        <IconButton icon={trashIcon} label={t('remove')} disabled />
        <ButtonLink href="#controls" variant="secondary">
          {t('link')}
        </ButtonLink>
        <TextLink href="#controls" icon={arrowRightIcon}>
          {t('link')}
        </TextLink>
        <TextLink href="#controls" look="quiet">
          {t('link')}
        </TextLink>
      </Specimen>
    </>
  );
}
