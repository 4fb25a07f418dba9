import type { DemoText } from './news-topic';

/** An unpublished article. */
export const DRAFT: DemoText = {
  title: 'Ceník na jaro – rozpracováno',
  perex: 'Přehled cen pro nadcházející sezonu doplníme po inventuře.',
  body: `Ceny kontejnerovaných rostlin zůstanou beze změny. U stromů s balem čekáme na výsledky zimní inventury.
Doplnit: množstevní slevy pro obce, dopravné, termíny rezervací.`,
};
