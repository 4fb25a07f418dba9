import { useText } from '@arbora/i18n';
import {
  ArticlePage,
  ButtonLink,
  DataList,
  DetailPage,
  EmptyState,
  ErrorState,
  FormPage,
  HeroPage,
  Image,
  ListPage,
  PageHeader,
  PageLoading,
  Prose,
  Skeleton,
  TextLink,
  Tree,
  TwoColumnPage,
} from '@arbora/ui';
import { Form, SubmitButton, TextField, useAppForm } from '@arbora/ui/form';
import type { ReactElement, ReactNode } from 'react';
import * as v from 'valibot';
import { MEADOW } from './made-up-pictures';
import { Specimen, Specimens } from './specimen';
import css from './specimen.module.css';

const nothing = (): void => undefined;

function Framed({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.framed}>{children}</div>;
}

function SampleForm({ label }: { label: string }): ReactElement {
  const { t } = useText('parts');
  const form = useAppForm(v.object({ name: v.string() }), { name: '' });
  return (
    <Form form={form} onSubmit={nothing} label={label}>
      <TextField name="name" label={t('sample.name')} />
      <SubmitButton>{t('sample.send')}</SubmitButton>
    </Form>
  );
}

/** Page templates, with placeholder and empty states. */
export function Pages(): ReactElement {
  const { t } = useText('parts');
  const title = t('sample.title');
  const lead = t('sample.lead');
  const picture = <Image src={MEADOW} alt="" ratio="3:2" rounded />;
  const facts = (
    <DataList
      items={[
        { label: t('sample.size'), value: t('sample.short') },
        { label: t('sample.name'), value: t('sample.short') },
      ]}
    />
  );
  const text = (
    <Prose>
      <p>{t('sample.text')}</p>
    </Prose>
  );
  const pages: Readonly<Record<string, ReactElement>> = {
    'PageHeader facts, picture': (
      <PageHeader tone="tinted" eyebrow={t('sample.short')} title={title} lead={lead} facts={facts} picture={picture} />
    ),
    ListPage: (
      <ListPage title={title} lead={lead} illustration={<Tree habit="column" />}>
        {text}
      </ListPage>
    ),
    'ListPage search, filters, more': (
      <ListPage
        title={title}
        search={t('sample.name')}
        filters={t('sample.size')}
        more={<Prose>{t('sample.short')}</Prose>}
      >
        {text}
      </ListPage>
    ),
    'ListPage: loading': (
      <ListPage title={title}>
        <Skeleton shape="row" count={3} />
      </ListPage>
    ),
    'ListPage: empty': (
      <ListPage title={title}>
        <EmptyState title={t('sample.short')}>{lead}</EmptyState>
      </ListPage>
    ),
    'ListPage: error': (
      <ListPage title={title}>
        <ErrorState onRetry={nothing} />
      </ListPage>
    ),
    'DetailPage media, aside, onward': (
      <DetailPage
        title={title}
        lead={lead}
        media={picture}
        aside={facts}
        onward={<TextLink href="#pages">{t('sample.link')}</TextLink>}
      >
        {text}
      </DetailPage>
    ),
    DetailPage: <DetailPage title={title}>{text}</DetailPage>,
    'PageLoading of=detail': <PageLoading of="detail" shape="row" count={3} />,
    ArticlePage: (
      <ArticlePage
        eyebrow={t('sample.short')}
        title={title}
        lead={lead}
        media={picture}
        onward={<TextLink href="#pages">{t('sample.link')}</TextLink>}
      >
        {text}
      </ArticlePage>
    ),
    'PageLoading of=article': <PageLoading of="article" />,
    'FormPage aside, footer': (
      <FormPage title={title} lead={lead} aside={text} footer={t('sample.short')}>
        <SampleForm label={t('sample.one')} />
      </FormPage>
    ),
    FormPage: (
      <FormPage title={title}>
        <SampleForm label={t('sample.two')} />
      </FormPage>
    ),
    TwoColumnPage: (
      <TwoColumnPage title={title} lead={lead} aside={facts}>
        {text}
      </TwoColumnPage>
    ),
    HeroPage: (
      <HeroPage
        title={title}
        lead={lead}
        actions={
          <ButtonLink to="#pages" variant="inverse" size="large">
            {t('sample.link')}
          </ButtonLink>
        }
        drawing={<Tree habit="spreading" />}
      />
    ),
  };
  return (
    <Specimens id="pages" title={t('pages.title')}>
      {Object.entries(pages).map(([name, page]) => (
        <Specimen key={name} name={name} headingLevel={2} wide>
          <Framed>{page}</Framed>
        </Specimen>
      ))}
    </Specimens>
  );
}
