import { listen } from '../database/listener';
import type { Service } from '../service';
import { readServiceEvent } from './service-event';
import { openSockets } from './sockets';

/**
 * Notifies browsers of changes by others (decision 37). Transactions send notifications through the database, which
 * delivers them on commit to every instance; each instance forwards them to its own clients.
 */
export const realtimeService: Service = {
  name: 'realtime',
  register(app, { config, database }) {
    const sockets = openSockets(app.server, config);
    app.metrics.gauge('arbora_realtime_connections', 'Open web sockets', () => sockets.count());
    let listener: ReturnType<typeof listen> | null = null;
    // Only a listening process has clients.
    app.addHook('onListen', async () => {
      listener = listen(database.serviceConnection, {
        channel: 'arbora_realtime',
        applicationName: 'arbora realtime',
        onMessage(payload) {
          const event = readServiceEvent(payload);
          if (event === null) app.log.warn({ payload }, 'unknown notification');
          else sockets.notifyWatchers(event);
        },
        onListening: () => sockets.broadcast({ service: 'missed' }),
      });
    });
    // Open sockets would delay the closing of the server.
    app.addHook('preClose', async () => {
      await listener?.stop();
      await sockets.close();
    });
  },
};
