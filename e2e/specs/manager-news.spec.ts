import { randomUUID } from 'node:crypto';
import type { NewsItem } from '@arbora/domain';
import { api } from '../commands/api';
import { EDITOR, SALES, tokenOf } from '../commands/session';
import { expect, test } from '../fixtures/test';

test('an editor writes, previews, publishes and unpublishes an article', async ({ openAs, request }) => {
  const word = `zkouska-${randomUUID().slice(0, 8)}`;
  const title = `Článek ${word}`;
  const address = `/cs/novinky/clanek-${word}`;
  const page = await openAs(EDITOR);
  const drawer = page.getByRole('dialog');
  const statusOfPage = async () => (await request.get(address)).status();

  await test.step('the editor writes it', async () => {
    await page.goto('/cs/manager/news');
    await page.getByRole('button', { name: 'Nový článek' }).click();
    await drawer.getByLabel('Název').fill(title);
    await expect(drawer.getByLabel('Adresa', { exact: true })).toHaveValue(`clanek-${word}`);
    await drawer.getByLabel(/^Perex/).fill('Krátce o zkoušce.');
    await drawer.getByRole('textbox', { name: 'Text článku' }).click();
    await drawer.getByRole('button', { name: 'Nadpis (H2)' }).click();
    await page.keyboard.type('Co zkoušíme');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Jak se píše ');
    await drawer.getByRole('button', { name: 'Odkaz', exact: true }).click();
    await drawer.getByLabel(/^Adresa odkazu/).fill('www.arbora.example');
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: 'Vytvořit' }).click();
    await expect(drawer).toBeHidden();
  });

  await test.step('the editor previews it, and other visitors cannot', async () => {
    await page.goto(`/cs/manager/news?q=${word}`);
    await page.getByRole('link', { name: title }).click();
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      drawer.getByRole('button', { name: 'Náhled' }).click(),
    ]);
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(preview.getByRole('heading', { level: 2, name: 'Co zkoušíme' })).toBeVisible();
    await preview.close();
    expect(await statusOfPage()).toBe(404);
  });

  await test.step('the editor publishes it', async () => {
    await drawer.getByRole('button', { name: 'Zveřejnit' }).click();
    await expect(drawer).toBeHidden();
    await expect.poll(statusOfPage).toBe(200);
    const reader = await openAs(null);
    await reader.goto(address);
    await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(reader.getByRole('link', { name: 'www.arbora.example' })).toHaveAttribute(
      'href',
      'https://www.arbora.example/',
    );
  });

  await test.step('the editor unpublishes it', async () => {
    await page.getByRole('button', { name: `Stáhnout z webu: ${title}` }).click();
    await expect.poll(statusOfPage).toBe(404);
  });
});

test('the articles of an issue are reordered by keyboard', async ({ openAs }) => {
  const token = await tokenOf(EDITOR);
  const issue_number = 100_000 + Math.floor(Math.random() * 900_000_000);
  const post = { method: 'POST', token } as const;
  const [issue] = await api<{ id: string }[]>('/rest/news_bulletin', {
    ...post,
    body: { issue_number, locale: 'cs', title: `Vydání ${issue_number}` },
  });
  const news = await api<NewsItem[]>(
    '/rest/news_item?tag=eq.news&locale=eq.cs&is_published=is.true&order=slug&limit=2',
  );
  const body = news.map(({ id }) => ({ bulletin_id: issue!.id, item_id: id }));
  await api('/rest/news_bulletin__news_item', { ...post, body });
  const [first, second] = news.map(({ title }) => title) as [string, string];

  const page = await openAs(EDITOR);
  const items = page.getByRole('list', { name: 'Články ve vydání' }).getByRole('listitem');
  await page.goto(`/cs/manager/bulletin/${issue_number}`);
  await expect(items).toContainText([first, second]);
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('news_bulletin__news_item'),
  );
  await page.getByRole('button', { name: `Posunout: ${first}` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: ': místo 1.' })).toBeAttached();
  // The arrow keys have no effect until the positions are measured, shortly after the start is announced.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('status').filter({ hasText: ': místo 2.' })).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await saved;
  await page.reload();
  await expect(items).toContainText([second, first]);
});

async function createArticle(title: string): Promise<NewsItem> {
  const body = { title, slug: `clanek-${randomUUID()}`, locale: 'cs', body: '<p>Text.</p>' };
  const created = await api<NewsItem[]>('/rest/news_item', { method: 'POST', token: await tokenOf(EDITOR), body });
  return created[0]!;
}

async function titleOf(id: string): Promise<string | undefined> {
  const rows = await api<NewsItem[]>(`/rest/news_item?id=eq.${id}`, { token: await tokenOf(EDITOR) });
  return rows[0]?.title;
}

test('an article is scheduled, appears at its time, and an earlier version is restored without hiding it', async ({
  openAs,
  request,
}) => {
  const article = await createArticle(`Jarní výsadba ${randomUUID().slice(0, 8)}`);
  const statusOfPage = async () => (await request.get(`/cs/novinky/${article.slug}`)).status();
  const page = await openAs(EDITOR);
  const drawer = page.getByRole('dialog').first();

  await test.step('the editor schedules it for another month', async () => {
    await page.goto(`/cs/manager/news?id=${article.id}`);
    await drawer.getByLabel('Zveřejněno').check();
    await drawer.getByLabel('Zveřejnit od').fill('2035-03-25T02:00');
    await drawer.getByRole('button', { name: 'Uložit změny' }).click();
    await expect(drawer).toBeHidden();
    await page.goto('/cs/manager/news?list=schedule&month=2035-03');
    await expect(page.getByRole('main').getByRole('link', { name: article.title })).toContainText('naplánováno');
  });

  await test.step('before that time only its preview shows it', async () => {
    await page.getByRole('main').getByRole('link', { name: article.title }).click();
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      drawer.getByRole('button', { name: 'Náhled' }).click(),
    ]);
    await expect(preview.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    await preview.close();
    expect(await statusOfPage()).toBe(404);
  });

  await test.step('it appears at its time without further action', async () => {
    const body = { publish_at: new Date(Date.now() + 3_000).toISOString() };
    await api(`/rest/news_item?id=eq.${article.id}`, { method: 'PATCH', token: await tokenOf(EDITOR), body });
    await expect.poll(statusOfPage).toBe(200);
  });

  await test.step('the version before a later change is restored, and the article stays public', async () => {
    const body = { title: 'Překlep' };
    await api(`/rest/news_item?id=eq.${article.id}`, { method: 'PATCH', token: await tokenOf(EDITOR), body });
    await page.goto(`/cs/manager/news?id=${article.id}`);
    await page.getByRole('button', { name: 'Verze' }).click();
    await expect(page.locator('ins').first()).toHaveText('Překlep');
    await page.getByRole('list', { name: 'Verze' }).getByRole('button').last().click();
    await page.getByRole('button', { name: 'Obnovit tuto verzi' }).click();
    await expect(page.getByText('Verze je obnovená')).toBeVisible();
    expect(await titleOf(article.id)).toBe(article.title);
    expect(await statusOfPage()).toBe(200);
  });
});

test('an editor who saves after another one’s change chooses which title is saved', async ({ openAs }) => {
  const article = await createArticle('Řez jabloní');
  const page = await openAs(EDITOR);
  const drawer = page.getByRole('dialog').first();
  await page.goto(`/cs/manager/news?id=${article.id}`);
  await expect(drawer.getByLabel('Název')).toHaveValue('Řez jabloní');
  const change = { method: 'PATCH', token: await tokenOf(EDITOR), body: { title: 'Řez hrušní' } } as const;
  await api(`/rest/news_item?id=eq.${article.id}`, change);
  await drawer.getByLabel('Název').fill('Řez švestek');
  await drawer.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByText('Mezitím to uložil někdo jiný')).toBeVisible();
  await page.getByRole('button', { name: 'Vzít všechno moje' }).click();
  await page.getByRole('button', { name: 'Použít výběr' }).click();
  await drawer.getByRole('button', { name: 'Uložit změny' }).click();
  await expect.poll(() => titleOf(article.id)).toBe('Řez švestek');
});

test('articles are for editors only, in the user interface and by direct requests', async ({ openAs }) => {
  const page = await openAs(SALES);
  await page.goto('/cs/manager/news');
  await expect(page).toHaveURL('/cs/manager');
  const token = await tokenOf(SALES);
  const body = { title: 'Cizí', slug: `cizi-${randomUUID()}`, locale: 'cs' };
  await expect(api('/rest/news_item', { method: 'POST', token, body })).rejects.toThrow(/answered 40[13]/);
});
