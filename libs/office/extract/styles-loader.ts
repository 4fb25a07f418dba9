import type { LoaderContext } from 'webpack';
import { antdStyles } from './extract-styles';

/** Webpack loader: replaces an empty style sheet by antd's. */
export default function stylesLoader(this: LoaderContext<object>): string {
  for (const file of ['specimens.tsx', 'theme.ts', 'extract-styles.tsx']) this.addDependency(`${__dirname}/${file}`);
  return antdStyles();
}
