import type { IconShape } from '@arbora/ui/icons';

export const bulletsIcon = 'M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500v.1M4.500 12v.1M4.500 17.500v.1' as IconShape;
export const numbersIcon =
  'M10 6.500h10M10 12h10M10 17.500h10M4 4.500l1.500-.7v4.700M3.800 11.200c.4-1 2.500-.9 2.400.4 0 .8-1.200 1.400-2.400 2.700h2.600M3.900 16.600c.5-.8 2.300-.6 2.300.5 0 .8-.8 1-1.300 1 .6 0 1.500.3 1.500 1.200 0 1.300-2.100 1.500-2.700.4' as IconShape;
export const quoteIcon =
  'M9.500 7.500C6.500 8.500 5 11 5 14v2.500h4.500V12H7M18.500 7.500c-3 1-4.500 3.500-4.500 6.500v2.500h4.500V12H16' as IconShape;
export const linkIcon =
  'M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1.200 1.200M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1.200-1.200' as IconShape;
export const pictureIcon =
  'M4 5.500h16v13H4zM4 16l4.500-4.500 4 4 2.500-2.500 5 4.500M14.500 9.200a1 1 0 1 0 2 0 1 1 0 0 0-2 0' as IconShape;
export const tableIcon = 'M4 5.500h16v13H4zM4 10h16M4 14.300h16M10 5.500v13' as IconShape;
export const undoIcon = 'M8.500 5L4.500 9l4 4M5 9h9a5 5 0 0 1 0 10h-3' as IconShape;
export const redoIcon = 'M15.500 5l4 4-4 4M19 9h-9a5 5 0 0 0 0 10h3' as IconShape;
export const clearIcon = 'M6 6.500h12M12 6.500V12M10.500 18.500l.5-2.500M4.500 4.500l15 15' as IconShape;
