import { expect, test } from '../fixtures/test';

test('a cached page contains no price, even after a customer has opened it', async ({ openAs, customer, request }) => {
  const [offer] = (await (
    await request.get('/api/rest/offer_list_public?select=id&item_count=gt.0&order=created_at.desc&limit=1')
  ).json()) as [{ id: string }];
  const address = `/cs/nabidky/${offer.id}`;
  const page = await openAs(customer);
  await page.goto(address);
  await expect(page.getByText(/\d\sKč/).first()).toBeVisible();

  // The document is the same for an anonymous visitor and for a customer who has just read the prices.
  for (const client of [request, page.request]) {
    const html = await (await client.get(address)).text();
    expect(html).toContain(offer.id);
    expect(html).not.toMatch(/\d(\s|&nbsp;|&#160;)Kč/);
    expect(html).not.toMatch(/price_(cz|sk|pl)(\\?"|&quot;):\s*\d/);
  }
});
