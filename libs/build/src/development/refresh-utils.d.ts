/** The part of React Refresh that the plugin adds to every module. */
declare module '@pmmmwh/react-refresh-webpack-plugin/lib/runtime/RefreshUtils' {
  export interface Hot {
    data?: object;
    accept(onError: (error: Error) => void): void;
    dispose(keep: (data: object) => void): void;
    invalidate(): void;
  }

  const utils: {
    getModuleExports(moduleId: string | number): unknown;
    executeRuntime(exports: unknown, moduleId: string | number, hot?: Hot, ...overlayAndTest: unknown[]): void;
  };
  export default utils;
}
