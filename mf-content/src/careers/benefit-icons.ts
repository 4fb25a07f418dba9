import type { JobBenefit } from '@arbora/domain';
import { sunIcon, type IconShape } from '@arbora/ui/icons';

/** In the style of the site's icons: outlines on a 24 × 24 grid. */
export const BENEFIT_ICONS: Readonly<Record<JobBenefit, IconShape>> = {
  leave: sunIcon,
  pension:
    'M12 4.500a8.500 8.500 0 0 1 8.500 8.500h-17A8.500 8.500 0 0 1 12 4.500zM12 3v1.500M12 13v5.500a2.200 2.200 0 0 0 4.400 0' as IconShape,
  meals:
    'M3.500 12.500h17a8.500 8.500 0 0 1-5 7h-7a8.500 8.500 0 0 1-5-7zM9 9c-1.500-1.700 1.500-2.800 0-4.500M14 9c-1.500-1.700 1.500-2.800 0-4.500' as IconShape,
  gifts:
    'M4.500 11.500h15v8.500h-15zM3.500 8h17v3.500h-17zM12 8v12M12 8C9.500 8 7 7 7.500 5s4-1 4.500 3c.5-4 4-5 4.500-3S14.500 8 12 8z' as IconShape,
  bonus_salaries:
    'M3.500 6.500h17v11h-17zM12 9.200a2.800 2.800 0 1 1 0 5.600 2.800 2.800 0 0 1 0-5.600zM6.500 9.500v.1M17.500 14.400v.1' as IconShape,
  training:
    'M12 7c-2-1.700-5-2-8.500-1.500v12.500c3.500-.5 6.500-.2 8.500 1.500 2-1.700 5-2 8.500-1.500V5.500C17 5 14 5.300 12 7zM12 7v12.500' as IconShape,
};
