import { LOCALES } from '@arbora/domain';
import { useText } from '@arbora/i18n';
import { FieldGroup, useWatch } from '@arbora/ui/form';
import type { ReactElement } from 'react';
import type { InputProps } from './field';

interface LanguageInputsProps extends InputProps {
  Input: (props: InputProps) => ReactElement;
  /** Side by side, or stacked for wide inputs. */
  layout?: 'row' | 'column' | undefined;
}

/** A text in three languages; names missing ones and the fallback that visitors see. */
export function LanguageInputs(props: LanguageInputsProps): ReactElement {
  const { name, label, hint, optional, Input, layout = 'row' } = props;
  const { t } = useText('office');
  const { t: ui } = useText('ui');
  const names = LOCALES.map((locale) => (locale === 'cs' ? name : `${name}_${locale}`));
  const values = useWatch({ name: names }) as unknown[];
  const [hasCzech, hasEnglish] = values.map((value) => typeof value === 'string' && value.trim() !== '');
  return (
    <FieldGroup legend={label} hint={hint} layout={layout}>
      {LOCALES.map((locale, index) => {
        const isMissing = hasCzech === true && locale !== 'cs' && !values[index];
        const fallbackLocale = locale === 'pl' && hasEnglish ? 'en' : 'cs';
        return (
          <Input
            key={locale}
            name={names[index]!}
            label={ui(`locale.${locale}`)}
            hint={isMissing ? t('form.missing', { language: ui(`locale.${fallbackLocale}`) }) : undefined}
            optional={locale !== 'cs' || optional === true}
          />
        );
      })}
    </FieldGroup>
  );
}
