import { LOCALES, type Locale } from '@arbora/domain';
import { snackbar } from '@arbora/event-bus';
import { useText } from '@arbora/i18n';
import { useMutation, useQuery } from '@arbora/query';
import { useNavigate } from '@arbora/router';
import { Button, TextLink, useErrorText, useParamLink } from '@arbora/ui';
import { useFormContext } from '@arbora/ui/form';
import { plusIcon } from '@arbora/ui/icons';
import type { ReactElement } from 'react';
import { PublicationBadge } from '../publication';
import { languageVersionsQuery, type Article, type LanguageVersion } from './article.queries';
import css from './article-detail.module.css';
import { translateArticle } from './translate-article.mutation';

/** Links to the article in other languages, or a button that copies it for translation. */
export function LanguageVersions({ article }: { article: Article }): ReactElement {
  const { t } = useText('manager.content');
  const { t: ui } = useText('ui');
  const { isDirty } = useFormContext().formState;
  const group = article.translation_group;
  const versions = useQuery({ ...languageVersionsQuery(group ?? ''), enabled: group !== null });
  const errorText = useErrorText();
  const navigate = useNavigate();
  const link = useParamLink();
  const translate = useMutation({
    ...translateArticle(),
    onError: (error) => void snackbar('error', errorText(error)),
  });
  const begin = async (locale: Locale): Promise<void> => {
    const id = await translate.mutateAsync({ article, locale }).catch(() => null);
    if (id !== null) void navigate(link({ id }), { preventScrollReset: true });
  };
  const versionIn = (locale: Locale): LanguageVersion | undefined =>
    versions.data?.find((version) => version.locale === locale);
  return (
    <section className={css.part}>
      <h3 className={css.title}>{t('languages.title')}</h3>
      {isDirty && <p className={css.note}>{t('languages.saveFirst')}</p>}
      <ul role="list" className={css.list}>
        {LOCALES.filter((locale) => locale !== article.locale).map((locale) => {
          const version = versionIn(locale);
          return (
            <li key={locale} className={css.line}>
              <span>{ui(`locale.${locale}`)}</span>
              {version ? (
                <>
                  {isDirty ? version.title : <TextLink to={link({ id: version.id })}>{version.title}</TextLink>}
                  <PublicationBadge of={version} />
                </>
              ) : (
                <Button
                  size="small"
                  variant="secondary"
                  icon={plusIcon}
                  disabled={isDirty || versions.isFetching}
                  pending={translate.isPending && translate.variables.locale === locale}
                  onClick={() => void begin(locale)}
                >
                  {t('languages.translate')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
