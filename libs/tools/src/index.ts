export { freePort } from './processes/free-port';
export { startServer, type RunningServer } from './processes/server-process';
export { keepTempFilesInMemory } from './test-run/memory-temp';
