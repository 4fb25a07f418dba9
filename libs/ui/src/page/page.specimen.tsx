import type { ReactElement, ReactNode } from 'react';
import * as v from 'valibot';
import { ButtonLink } from '../button/button-link';
import { Form } from '../form/form';
import { SubmitButton } from '../form/submit-button';
import { TextField } from '../form/text-field';
import { useAppForm } from '../form/use-app-form';
import { Tree } from '../illustration/tree';
import { Image } from '../image/image';
import { TextLink } from '../link/text-link';
import { MEADOW } from '../specimen/sample-pictures';
import { Specimen } from '../specimen/specimen';
import css from '../specimen/specimen.module.css';
import { useSampleText } from '../specimen/use-sample-text';
import { EmptyState } from '../states/empty-state';
import { ErrorState } from '../states/error-state';
import { Skeleton } from '../states/skeleton';
import { DataList } from '../table/data-list';
import { Breadcrumb } from './breadcrumb';
import { PageHeader } from './page-header';
import { Prose } from './prose';
import { ArticlePage } from './templates/article-page';
import { DetailPage } from './templates/detail-page';
import { FormPage } from './templates/form-page';
import { HeroPage } from './templates/hero-page';
import { ListPage } from './templates/list-page';
import { PageLoading } from './templates/page-loading';
import { TwoColumnPage } from './templates/two-column-page';

const nothing = (): void => undefined;

function Framed({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.framed}>{children}</div>;
}

function SampleForm({ label }: { label: string }): ReactElement {
  const { t } = useSampleText();
  const form = useAppForm(v.object({ name: v.string() }), { name: '' });
  return (
    <Form form={form} onSubmit={nothing} label={label}>
      <TextField name="name" label={t('name')} />
      <SubmitButton>{t('send')}</SubmitButton>
    </Form>
  );
}

/** Page templates, with placeholder and empty states. */
export function PageSpecimens(): ReactElement {
  const { t } = useSampleText();
  const title = t('title');
  const lead = t('lead');
  const picture = <Image src={MEADOW} alt="" ratio="3:2" rounded />;
  const facts = (
    <DataList
      items={[
        { label: t('size'), value: t('short') },
        { label: t('name'), value: t('short') },
      ]}
    />
  );
  const text = (
    <Prose>
      <p>{t('text')}</p>
    </Prose>
  );
  const pages: Readonly<Record<string, ReactElement>> = {
    'PageHeader facts, picture': (
      <PageHeader tone="tinted" eyebrow={t('short')} title={title} lead={lead} facts={facts} picture={picture} />
    ),
    ListPage: (
      <ListPage title={title} lead={lead} illustration={<Tree habit="column" />}>
        {text}
      </ListPage>
    ),
    'ListPage search, filters, more': (
      <ListPage title={title} search={t('name')} filters={t('size')} more={<Prose>{t('short')}</Prose>}>
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
        <EmptyState title={t('short')}>{lead}</EmptyState>
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
        onward={<TextLink href="#pages">{t('link')}</TextLink>}
      >
        {text}
      </DetailPage>
    ),
    DetailPage: <DetailPage title={title}>{text}</DetailPage>,
    'PageLoading of=detail': <PageLoading of="detail" shape="row" count={3} />,
    ArticlePage: (
      <ArticlePage
        eyebrow={t('short')}
        title={title}
        lead={lead}
        media={picture}
        onward={<TextLink href="#pages">{t('link')}</TextLink>}
      >
        {text}
      </ArticlePage>
    ),
    'PageLoading of=article': <PageLoading of="article" />,
    'FormPage aside, footer': (
      <FormPage title={title} lead={lead} aside={text} footer={t('short')}>
        <SampleForm label={t('one')} />
      </FormPage>
    ),
    FormPage: (
      <FormPage title={title}>
        <SampleForm label={t('two')} />
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
            {t('link')}
          </ButtonLink>
        }
        drawing={<Tree habit="spreading" />}
      />
    ),
  };
  return (
    <>
      {Object.entries(pages).map(([name, page]) => (
        <Specimen key={name} name={name} headingLevel={2} wide>
          <Framed>{page}</Framed>
        </Specimen>
      ))}
    </>
  );
}

export function ProseSpecimen(): ReactElement {
  const { t } = useSampleText();
  return (
    <Specimen name="Prose">
      <Prose>
        <h2>{t('title')}</h2>
        <p>{t('lead')}</p>
        <h3>{t('subtitle')}</h3>
        <ul>
          <li>{t('short')}</li>
          <li>
            <a href="#looks">{t('link')}</a>
          </li>
        </ul>
        <blockquote>{t('text')}</blockquote>
      </Prose>
    </Specimen>
  );
}

export function BreadcrumbSpecimen(): ReactElement {
  const { t } = useSampleText();
  return (
    <Specimen name="Breadcrumb">
      <Breadcrumb
        crumbs={[
          { label: t('one'), to: '#contents' },
          { label: t('two'), to: '#contents' },
        ]}
      />
    </Specimen>
  );
}
