import { copyFile, mkdir, readdir, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import type { Connection } from '../connection';
import { copyTree } from './copy-tree';

/** Folders whose contents belong to the running server; a restored one needs them empty. */
const EMPTY = /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./;
/** Files that the running server creates for itself. */
const OWN = /(?:^|\/)(?:postmaster\.(?:pid|opts)|backup_label|tablespace_map|pg_internal\.init|pgsql_tmp[^/]*)$/;
const WAL_FILE = /^[0-9A-F]{24}$/;

/**
 * Copies the cluster of a running PostgreSQL to `to` as a base backup. Files may change while they are copied between
 * `pg_backup_start` and `pg_backup_stop`; the write-ahead log of that time, retained by a replication slot, makes the
 * copy consistent when it starts. Takes no locks that requests wait for.
 */
export async function copyCluster(connection: Connection, cluster: string, to: string): Promise<void> {
  const from = await realpath(cluster);
  const client = new Client({ ...connection, application_name: 'arbora backup' });
  await client.connect();
  try {
    // The temporary slot and the backup end with the session, even if it breaks.
    await client.query("select pg_create_physical_replication_slot('arbora_backup_' || pg_backend_pid(), true, true)");
    const { rows: begun } = await client.query<{ file: string }>(
      "select pg_walfile_name(pg_backup_start('arbora', fast => true)) as file",
    );
    await copyTree(from, to, { isWanted: (name) => !EMPTY.test(name) && !OWN.test(name) });
    const { rows: ended } = await client.query<{ file: string; label: string }>(
      'select pg_walfile_name(lsn) as file, labelfile as label from pg_backup_stop(wait_for_archive => false)',
    );
    await writeFile(path.join(to, 'backup_label'), ended[0]!.label, { mode: 0o600 });
    await copyLog(path.join(from, 'pg_wal'), path.join(to, 'pg_wal'), begun[0]!.file, ended[0]!.file);
  } finally {
    await client.end();
  }
}

/** Copies the write-ahead log files from `first` to `last`. */
async function copyLog(from: string, to: string, first: string, last: string): Promise<void> {
  await mkdir(path.join(to, 'archive_status'), { recursive: true, mode: 0o700 });
  for (const name of await readdir(from)) {
    if (!WAL_FILE.test(name) || name < first || name > last) continue;
    await copyFile(path.join(from, name), path.join(to, name));
  }
}
