import { createContext, useContext } from 'react';
import type { SectionTexts } from '../section';

export const FieldTextsContext = createContext<SectionTexts | null>(null);

/** The texts of the section whose form is open. @throws Error outside the form of a section */
export function useFieldTexts(): SectionTexts {
  const texts = useContext(FieldTextsContext);
  if (!texts) throw new Error('useFieldTexts needs the form of a section');
  return texts;
}
