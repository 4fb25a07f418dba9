import { renderToStaticMarkup } from 'react-dom/server';
import { Site } from '../testing/site';
import { Container } from '../layout/container';
import { Section } from './section';
import { DetailPage } from './templates/detail-page';

jest.mock('../layout/layout.module.css', () => ({ container: 'container' }));

const section = (
  <Section title="Ceník">
    <p>Výpěstky</p>
  </Section>
);
const containers = (markup: string): number => markup.match(/class="container/g)?.length ?? 0;

test('a section adds the page margins unless a container or an outer section has', () => {
  expect(containers(renderToStaticMarkup(section))).toBe(1);
  expect(containers(renderToStaticMarkup(<Container>{section}</Container>))).toBe(1);
  expect(containers(renderToStaticMarkup(<Section>{section}</Section>))).toBe(1);
});

test('a section of a detail page adds no margins of its own', () => {
  const withoutSection = renderToStaticMarkup(
    <Site>
      <DetailPage title="Lípa">x</DetailPage>
    </Site>,
  );
  const withSection = renderToStaticMarkup(
    <Site>
      <DetailPage title="Lípa">{section}</DetailPage>
    </Site>,
  );
  expect(containers(withSection)).toBe(containers(withoutSection));
});
