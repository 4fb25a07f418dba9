import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as parts from './index';
import { FileDrop, Form, TextField, useAppForm } from './form/index';
import { object, string } from 'valibot';
import { Site } from './testing/site';

const query = { data: undefined, error: null, isFetching: true, refetch: () => undefined };

function Fields(): ReactElement {
  const form = useAppForm(object({ name: string() }), { name: '' });
  return (
    <Form form={form} onSubmit={() => undefined}>
      <TextField name="name" label="Jméno" />
      <FileDrop label="Přílohy" send={() => Promise.resolve()} maxBytes={1} />
    </Form>
  );
}

const page = (
  <>
    <parts.SkipLink />
    <parts.Logo brand="Arbora" />
    <parts.HeroPage title="Arbora" actions={<parts.ButtonLink to="/sortiment">Sortiment</parts.ButtonLink>} />
    <parts.ListPage title="Novinky" search="Hledat" filters="Kategorie" more="Další">
      Seznam
    </parts.ListPage>
    <parts.DetailPage title="Lípa" media="Obrázek" aside="Ceny" onward="Další">
      Velikosti
    </parts.DetailPage>
    <parts.ArticlePage title="Kdy řezat" media="Obrázek" onward="Další">
      Text
    </parts.ArticlePage>
    <parts.FormPage title="Přihlášení" aside="Výhody" footer="Registrace">
      Formulář
    </parts.FormPage>
    <parts.TwoColumnPage title="Účet" aside="Heslo" sticky>
      Údaje
    </parts.TwoColumnPage>
    <parts.PageLoading of="article" />
    <parts.PageHeader title="Novinky" breadcrumb={[{ label: 'Domů', to: '/' }]} illustration={<parts.Tree />} />
    <parts.SearchField label="Hledat" />
    <parts.Pagination page={2} size={10} total={95} />
    <parts.QueryView query={query}>{() => null}</parts.QueryView>
    <parts.ErrorState onRetry={() => undefined} />
    <parts.SeatsMark togo={12} total={40} />
    <parts.Image src="/a.webp" alt="" ratio="3:2" placeholder="data:," />
    <parts.Image src={null} alt="Lípa" />
    <parts.Dialog open={false} onClose={() => undefined} title="x" />
    <parts.Dialog open onClose={() => undefined} title="x" />
    <parts.SnackbarHost />
    <parts.Facets label="x" facets={[{ name: 'a', label: 'a', options: [{ value: 'b', label: 'b', count: 1 }] }]} />
    <parts.BarChart title="x" values={[{ label: 'a', value: 1 }]} />
    <parts.Gallery label="x" pictures={[{ id: 'a', src: '/a.webp', alt: '' }]} />
    <Fields />
  </>
);

describe('components on a server', () => {
  it('load and render without a DOM', () => {
    expect(typeof document).toBe('undefined');
    expect(renderToString(<Site url="/novinky?page=2">{page}</Site>)).toContain('<h1');
  });

  it('render no style attributes, which the content security policy would block', () => {
    expect(renderToString(<Site>{page}</Site>)).not.toMatch(/\sstyle=/);
  });
});
