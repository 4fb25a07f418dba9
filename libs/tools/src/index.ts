export { startServer, type RunningServer } from './processes/server-process';
