declare const drawn: unique symbol;

/** The path data of an outline; `Icon` renders it. */
export type IconShape = string & { readonly [drawn]: true };

// Outlines on a 24 × 24 grid with a round 1.75 stroke. Each is a separate constant, so that unused ones are tree-shaken.
export const arrowRightIcon = 'M4 12h15M13 6l6 6-6 6' as IconShape;
export const arrowLeftIcon = 'M20 12H5M11 18l-6-6 6-6' as IconShape;
export const chevronDownIcon = 'M6 9.5l6 6 6-6' as IconShape;
export const chevronRightIcon = 'M9.5 6l6 6-6 6' as IconShape;
export const chevronLeftIcon = 'M14.5 6l-6 6 6 6' as IconShape;
export const closeIcon = 'M6 6l12 12M18 6L6 18' as IconShape;
export const menuIcon = 'M4 7h16M4 12h16M4 17h16' as IconShape;
export const plusIcon = 'M12 5v14M5 12h14' as IconShape;
export const minusIcon = 'M5 12h14' as IconShape;
export const checkIcon = 'M5 12.5l4.5 4.5L19 7.5' as IconShape;
export const searchIcon = 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM16 16l4.5 4.5' as IconShape;
export const filterIcon = 'M4 6h16M7 12h10M10 18h4' as IconShape;
export const infoIcon = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5.5M12 7.6v.1' as IconShape;
export const successIcon = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8.2 12.3l2.7 2.7 5-5.4' as IconShape;
export const warningIcon = 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.1' as IconShape;
export const errorIcon = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5v5.2M12 16.2v.1' as IconShape;
export const eyeIcon =
  'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z' as IconShape;
export const eyeOffIcon =
  'M4 4l16 16M9.9 6a9 9 0 0 1 2.1-.2c6 0 9.5 6.2 9.5 6.2a16 16 0 0 1-3 3.6M6.3 7.9A15 15 0 0 0 2.5 12S6 18.2 12 18.2a9 9 0 0 0 4-1M10 10.1a2.8 2.8 0 0 0 3.9 3.9' as IconShape;
export const calendarIcon = 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4' as IconShape;
export const clockIcon = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2' as IconShape;
export const placeIcon =
  'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 7.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z' as IconShape;
export const personIcon = 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6' as IconShape;
export const peopleIcon =
  'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 19.500c.5-3.4 3-5.2 6.5-5.200s6 1.8 6.5 5.200M15.8 5.300a3.3 3.3 0 0 1 0 6.400M18 14.700c2 .7 3.2 2.3 3.5 4.8' as IconShape;
export const basketIcon = 'M3.5 9.500h17l-1.8 10H5.300zM8 9.500L11 4M16 9.500L13 4' as IconShape;
export const ticketIcon =
  'M3.5 7h17v3.200a1.9 1.9 0 0 0 0 3.600V17h-17v-3.200a1.9 1.9 0 0 0 0-3.600zM14.5 7v10' as IconShape;
export const mailIcon = 'M3.5 6h17v12.500h-17zM3.5 7l8.5 6.500L20.5 7' as IconShape;
export const phoneIcon =
  'M6 3.800h3.500l1.6 4.4-2.2 1.600a12 12 0 0 0 5.3 5.300l1.6-2.2 4.4 1.600V18a2.2 2.2 0 0 1-2.4 2.200C10.2 19.6 4.4 13.8 3.8 6.200A2.2 2.2 0 0 1 6 3.800z' as IconShape;
export const editIcon = 'M4.5 19.500l1-4.500L16 4.500l3.5 3.500L9 18.500zM13.5 7l3.5 3.5' as IconShape;
export const trashIcon = 'M4.5 7h15M9 7V4.500h6V7M6.5 7l.8 12.500h9.400L17.5 7M10 10.500v6M14 10.500v6' as IconShape;
export const printIcon = 'M7 8.5V4.500h10v4M7 16.500H4.500v-8h15v8H17M7 13.500h10v6.500H7z' as IconShape;
export const uploadIcon = 'M12 15V4M7 8.500l5-5 5 5M4.500 19.500h15' as IconShape;
export const downloadIcon = 'M12 4v11M7 10.500l5 5 5-5M4.5 19.500h15' as IconShape;
export const externalIcon = 'M9 5.500H5v13.500h13.500v-4M13 4.500h6.500V11M19 5l-8.5 8.5' as IconShape;
export const refreshIcon = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.300l2.2 2.200M19.5 4.500v4.400h-4.4' as IconShape;
export const logoutIcon = 'M10 4.500H4.500v15H10M9.5 12h10.500M16 8l4 4-4 4' as IconShape;
export const sunIcon =
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2.200M12 19.300v2.200M2.500 12h2.200M19.300 12h2.200M5.300 5.300l1.500 1.500M17.200 17.200l1.500 1.500M5.300 18.700l1.500-1.500M17.200 6.800l1.500-1.500' as IconShape;
export const moonIcon = 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z' as IconShape;
export const screenIcon = 'M3.500 5h17v11.500h-17zM9 20h6M12 16.500V20' as IconShape;
export const leafIcon = 'M5 19C4 10 9 4.5 20 4c.5 11-5 16-13 14M5 20.500c2-5 5-8.5 9.5-11' as IconShape;
