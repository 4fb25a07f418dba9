import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { loginConnection, type Connection } from '../src/database/connection';
import { CONNECTIONS, CUSTOM_DATA, RESERVATIONS, type BookingLoad } from './booking-load';

const run = promisify(execFile);

/** Whether this machine has PostgreSQL's own benchmark program. */
export async function hasPgbench(): Promise<boolean> {
  return run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
}

/** Reservations a second of clients that do nothing but send the same statements. */
export async function pgbench(owner: Connection, folder: string, load: BookingLoad, qr: string): Promise<number> {
  const { host, port, database, user, password } = loginConnection(owner, 'authenticator');
  const script = path.join(folder, 'reserve.pgbench');
  const person = '00000000-0000-4000-8000-:n';
  const claims = `{"role":"arbora_customer","sub":"${person}","email":"${person}@example.org"}`;
  await writeFile(
    script,
    `\\set i :i + 1
\\set s (:client_id * 7 + :i) % ${load.slots.length} + 1
\\set n 100000000000 + ${load.first} + :client_id * ${RESERVATIONS / CONNECTIONS} + :i - 1
begin;
select set_config('role', 'arbora_customer', true), set_config('request.jwt.claims', '${claims}', true);
select app.create_reservation(('{${load.slots.join(',')}}'::uuid[])[:s], '${JSON.stringify(CUSTOM_DATA)}', jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'name', 'Host', 'qr', '${qr}')));
commit;
`,
  );
  const { stdout } = await run(
    'pgbench',
    [
      ...['-n', '-h', host, '-p', String(port), '-U', user, '-D', 'i=0', '-f', script],
      ...['-c', String(CONNECTIONS), '-t', String(RESERVATIONS / CONNECTIONS), '-j', '2', database],
    ],
    { env: { ...process.env, PGPASSWORD: password } },
  );
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (rate === undefined || !stdout.includes(`processed: ${RESERVATIONS}/${RESERVATIONS}`)) {
    throw new Error(`pgbench did not get through: ${stdout}`);
  }
  return Number(rate);
}
