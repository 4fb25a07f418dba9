import { ApiError, pageOf, rest, row, rows } from '@arbora/api';
import type { NewRow, Offer } from '@arbora/domain';

const TITLE_MAX = 200;
const LINES_AT_ONCE = 500;

const copied = (title: string, mark: string): string => `${title.slice(0, TITLE_MAX - mark.length - 1)} ${mark}`;

async function linesOf(offerId: string): Promise<NewRow<'product_item__offer'>[]> {
  const all: NewRow<'product_item__offer'>[] = [];
  for (let page = 1; ; page += 1) {
    const lines = await pageOf(
      rest()
        .from('product_item__offer')
        .select('product_item_id,filter_value,inventory,price_cz,price_sk,price_pl', { count: 'exact' })
        .eq('offer_id', offerId)
        .order('id'),
      page,
      LINES_AT_ONCE,
    );
    all.push(...lines.rows);
    if (all.length >= lines.total || lines.rows.length === 0) return all;
  }
}

/** Creates a hidden copy of each offer with all its lines; deletes it again if its lines fail. @throws ApiError */
export async function duplicateOffers(offers: readonly Offer[]): Promise<void> {
  for (const {
    id,
    title,
    title_en,
    title_pl,
    description,
    description_en,
    description_pl,
    hero_image,
    valid_until,
  } of offers) {
    const lines = await linesOf(id);
    const copy = await row(
      rest()
        .from('offer')
        .insert({
          title: copied(title, '(kopie)'),
          title_en: title_en && copied(title_en, '(copy)'),
          title_pl: title_pl && copied(title_pl, '(kopia)'),
          description,
          description_en,
          description_pl,
          hero_image,
          valid_until,
          is_public: false,
        })
        .select('id'),
    );
    if (!copy) throw new ApiError({ status: 403, code: 'auth.forbidden', message: 'Nothing was written' });
    if (lines.length === 0) continue;
    try {
      await rows(
        rest()
          .from('product_item__offer')
          .insert(lines.map((line) => ({ ...line, offer_id: copy.id })))
          .select('id'),
      );
    } catch (error) {
      await rows(rest().from('offer').delete().eq('id', copy.id).select('id')).catch(() => undefined);
      throw error;
    }
  }
}
