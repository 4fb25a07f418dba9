import { renderPage, testServer } from '@arbora/testing';
import { screen, within } from '@testing-library/react';
import content from '../remote';

const TEXT = { title: 'O nás', perex: '', body: '<p>Jsme školka.</p>', locale: 'cs' } as const;
const person = (id: string, name: string) => ({
  id,
  name,
  position: 'zahradník',
  position_en: null,
  position_pl: null,
  phone: null,
  email: null,
  branch: 'Obříství',
  photo: null,
});

test('the page about the nursery introduces the first people and links to all', async () => {
  await renderPage(content, '/cs/o-nas', {
    server: testServer({
      'GET /api/rest/news_item': [TEXT],
      'GET /api/rest/photogallery': [],
      'GET /api/rest/person_card': ['Petr', 'Hana', 'Marek', 'Simona', 'Tomáš'].map((name, index) =>
        person(`p${index}`, name),
      ),
    }),
  });
  const people = within(await screen.findByRole('region', { name: 'Kdo u nás pracuje' }));
  const names = people.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
  expect(names).toEqual(['Petr', 'Hana', 'Marek', 'Simona']);
  expect(people.getByRole('link', { name: 'Všichni lidé' })).toHaveAttribute('href', '/cs/lide');
});
