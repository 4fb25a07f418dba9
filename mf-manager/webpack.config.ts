import path from 'node:path';
import { remoteConfiguration } from '@arbora/build';
import webpack from 'webpack';

const configuration = remoteConfiguration('mf-manager');

/** Modules below antd that make style elements without a nonce, which the content security policy refuses. */
const REPLACED = [
  [/^\.\/useScrollLocker$/, 'use-scroll-locker.ts'],
  [/^\.\/getScrollBarSize$/, 'scroll-bar-size.ts'],
] as const;

export default {
  ...configuration,
  plugins: [
    ...(configuration.plugins ?? []),
    ...REPLACED.map(
      ([request, own]) =>
        new webpack.NormalModuleReplacementPlugin(request, path.join(__dirname, 'src/antd-parts', own)),
    ),
  ],
};
