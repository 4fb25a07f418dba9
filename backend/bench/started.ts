import type { ChildProcess } from 'node:child_process';

/** Tells a process of measured servers what to measure on; resolves with the addresses it answers. */
export function started<Servers>(child: ChildProcess, message: object): Promise<Servers> {
  return new Promise((resolve, reject) => {
    child.once('message', (servers) => resolve(servers as Servers));
    child.once('exit', (code) => reject(new Error(`the measured servers ended with ${code}`)));
    child.send(message);
  });
}
