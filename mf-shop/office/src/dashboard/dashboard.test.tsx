import type { ProductDashboard } from '@arbora/domain';
import { renderPart, testServer, type TestServer } from '@arbora/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import remote from '../remote';
import assortmentFigures from './assortment-figures';
import groups from './groups-tile';
import salesFigures from './sales-figures';

const ASSORTMENT: ProductDashboard = {
  products: 900,
  products_public: 800,
  products_without_category: 7,
  products_without_photo: 5,
  items: 400,
  items_in_catalogue: 3900,
  items_hidden: 11,
  items_flagged: { new: 1, tip: 2, clearance: 3 },
  categories: 2,
  categories_public: 2,
  by_category: [
    { id: 'g1', cid: '1', cid_sub: null, name: 'Trvalky', is_public: true, products: 5 },
    { id: 'g2', cid: '2', cid_sub: null, name: 'Listnaté stromy', is_public: true, products: 42 },
  ],
};
const TOTALS = {
  orders: { new: 3, total: 40 },
  inquiries: { new: 2, total: 30 },
  assortment: { products: 900, items: 400, offers: 2 },
};

function Figures(): ReactElement {
  return (
    <>
      <salesFigures.Component />
      <assortmentFigures.Component />
    </>
  );
}

const serverWith = (totals: object): TestServer =>
  testServer({
    'POST /api/rest/rpc/get_dashboard': { ...TOTALS, ...totals },
    'POST /api/rest/rpc/get_dashboard_product': ASSORTMENT,
  });

test('totals link to exactly the counted lists', async () => {
  await renderPart(remote, <Figures />, { server: serverWith({}), person: { acl: ['sales'] } });
  await screen.findByRole('link', { name: /Položky skryté/ });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3Nové objednávky', '/cs/manager/orders?state=new'],
    ['2Nové poptávky', '/cs/manager/inquiries?state=new'],
    ['900Rostliny v sortimentu', '/cs/manager/assortment/products'],
    ['7Rostliny bez skupiny', '/cs/manager/assortment/products?placed=no'],
    ['400Položky v sortimentu', '/cs/manager/assortment/product-items'],
    ['11Položky skryté na webu', '/cs/manager/assortment/product-items?catalogue=no'],
  ]);
});

test('without the right to the assortment its totals are neither shown nor asked for', async () => {
  const server = serverWith({ assortment: null, inquiries: null });
  await renderPart(remote, <Figures />, { server, person: { acl: ['sales'] } });
  expect(await screen.findByRole('link', { name: '3 Nové objednávky' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(server.sent('POST /api/rest/rpc/get_dashboard_product')).toHaveLength(0);
});

test('the groups with most plants come first and link to their plants', async () => {
  await renderPart(remote, <groups.Component />, { server: serverWith({}), person: { acl: ['sales'] } });
  await screen.findByRole('link', { name: 'Trvalky' });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Listnaté stromy', '/cs/manager/assortment/products?category=g2'],
    ['Trvalky', '/cs/manager/assortment/products?category=g1'],
    ['Sortiment', '/cs/manager/assortment'],
  ]);
});
