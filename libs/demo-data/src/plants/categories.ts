export interface DemoCategory {
  cid: string;
  sub: string | null;
  name: string;
  name_en: string;
  name_pl: string;
  isPublic?: boolean;
}

/** Categories of the assortment; a plant belongs to a subcategory, or to a category without any, by number. */
export const CATEGORIES: readonly DemoCategory[] = [
  { cid: '1', sub: null, name: 'Listnaté stromy', name_en: 'Deciduous trees', name_pl: 'Drzewa liściaste' },
  { cid: '1', sub: '11', name: 'Alejové stromy', name_en: 'Avenue trees', name_pl: 'Drzewa alejowe' },
  { cid: '1', sub: '12', name: 'Kvetoucí stromy', name_en: 'Flowering trees', name_pl: 'Drzewa kwitnące' },
  {
    cid: '1',
    sub: '13',
    name: 'Malé stromy a kulovité tvary',
    name_en: 'Small and globe-headed trees',
    name_pl: 'Małe drzewa i formy kuliste',
  },
  { cid: '2', sub: null, name: 'Listnaté keře', name_en: 'Deciduous shrubs', name_pl: 'Krzewy liściaste' },
  { cid: '2', sub: '21', name: 'Kvetoucí keře', name_en: 'Flowering shrubs', name_pl: 'Krzewy kwitnące' },
  { cid: '2', sub: '22', name: 'Keře do živých plotů', name_en: 'Hedging shrubs', name_pl: 'Krzewy na żywopłoty' },
  {
    cid: '2',
    sub: '23',
    name: 'Stálezelené a vřesovištní',
    name_en: 'Evergreen and ericaceous shrubs',
    name_pl: 'Krzewy zimozielone i wrzosowate',
  },
  { cid: '3', sub: null, name: 'Jehličnany', name_en: 'Conifers', name_pl: 'Drzewa i krzewy iglaste' },
  { cid: '3', sub: '31', name: 'Vzrůstné jehličnany', name_en: 'Tall conifers', name_pl: 'Wysokie iglaki' },
  { cid: '3', sub: '32', name: 'Zakrslé jehličnany', name_en: 'Dwarf conifers', name_pl: 'Iglaki karłowe' },
  {
    cid: '4',
    sub: null,
    name: 'Ovocné dřeviny',
    name_en: 'Fruit trees and bushes',
    name_pl: 'Drzewa i krzewy owocowe',
  },
  { cid: '5', sub: null, name: 'Růže', name_en: 'Roses', name_pl: 'Róże' },
  { cid: '6', sub: null, name: 'Trvalky a trávy', name_en: 'Perennials and grasses', name_pl: 'Byliny i trawy' },
  { cid: '7', sub: null, name: 'Popínavé rostliny', name_en: 'Climbers', name_pl: 'Pnącza' },
  {
    cid: '9',
    sub: null,
    name: 'Zkušební výsadby',
    name_en: 'Trial plantings',
    name_pl: 'Nasadzenia próbne',
    isPublic: false,
  },
];
