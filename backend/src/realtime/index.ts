import { listen } from '../database/listener';
import type { Service } from '../service';
import { readServiceEvent } from './service-event';
import { openSockets } from './sockets';

/**
 * Tells browsers at once what others have changed (decision 37). Transactions announce it in the database, which passes
 * it on when they commit and not when they are rolled back, to every instance; each tells its own clients.
 */
export const realtimeService: Service = {
  name: 'realtime',
  register(app, { config, database }) {
    const sockets = openSockets(app.server, config);
    app.metrics.gauge('arbora_realtime_connections', 'Open web sockets', () => sockets.count());
    let listener: ReturnType<typeof listen> | null = null;
    // Only a process that serves has clients.
    app.addHook('onListen', async () => {
      listener = listen(database.serviceConnection, {
        channel: 'arbora_realtime',
        applicationName: 'arbora realtime',
        onMessage(payload) {
          const event = readServiceEvent(payload);
          if (event === null) app.log.warn({ payload }, 'not an announcement');
          else sockets.tell(event);
        },
        onListening: () => sockets.tellAll({ service: 'missed' }),
      });
    });
    // Open sockets would keep the server from closing.
    app.addHook('preClose', async () => {
      await listener?.stop();
      await sockets.close();
    });
  },
};
