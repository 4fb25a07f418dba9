export { fonts, radii } from './scales';
export { themes, type ColorRole } from './themes';
