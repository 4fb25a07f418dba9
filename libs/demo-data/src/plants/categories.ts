export interface DemoCategory {
  cid: string;
  sub: string | null;
  name: string;
  name_en: string;
  isPublic?: boolean;
}

/** Groups of the assortment; a plant is filed by the number of its subgroup, or of a group that has none. */
export const CATEGORIES: readonly DemoCategory[] = [
  { cid: '1', sub: null, name: 'Listnaté stromy', name_en: 'Deciduous trees' },
  { cid: '1', sub: '11', name: 'Alejové stromy', name_en: 'Avenue trees' },
  { cid: '1', sub: '12', name: 'Kvetoucí stromy', name_en: 'Flowering trees' },
  { cid: '1', sub: '13', name: 'Malé stromy a kulovité tvary', name_en: 'Small and globe-headed trees' },
  { cid: '2', sub: null, name: 'Listnaté keře', name_en: 'Deciduous shrubs' },
  { cid: '2', sub: '21', name: 'Kvetoucí keře', name_en: 'Flowering shrubs' },
  { cid: '2', sub: '22', name: 'Keře do živých plotů', name_en: 'Hedging shrubs' },
  { cid: '2', sub: '23', name: 'Stálezelené a vřesovištní', name_en: 'Evergreen and ericaceous shrubs' },
  { cid: '3', sub: null, name: 'Jehličnany', name_en: 'Conifers' },
  { cid: '3', sub: '31', name: 'Vzrůstné jehličnany', name_en: 'Tall conifers' },
  { cid: '3', sub: '32', name: 'Zakrslé jehličnany', name_en: 'Dwarf conifers' },
  { cid: '4', sub: null, name: 'Ovocné dřeviny', name_en: 'Fruit trees and bushes' },
  { cid: '5', sub: null, name: 'Růže', name_en: 'Roses' },
  { cid: '6', sub: null, name: 'Trvalky a trávy', name_en: 'Perennials and grasses' },
  { cid: '7', sub: null, name: 'Popínavé rostliny', name_en: 'Climbers' },
  { cid: '9', sub: null, name: 'Zkušební výsadby', name_en: 'Trial plantings', isPublic: false },
];
