import type { LoaderContext } from 'webpack';
import { antdStyles } from './extract-styles';

/** Puts antd's style sheet in the place of an empty one. */
export default function stylesLoader(this: LoaderContext<object>): string {
  for (const file of ['specimens.tsx', 'theme.ts', 'extract-styles.tsx']) this.addDependency(`${__dirname}/${file}`);
  return antdStyles();
}
