import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runner } from '../../support/postgres/createServerFolder.ts';
import { freezeProcesses } from '../../support/postgres/freezeProcesses.ts';
import { waitUntil, type ClusterFolder } from './clusterFolder.ts';
import { render } from './render.ts';

export type MachineName = 'a' | 'b';

/** Writes the settings of pgBackRest for a machine, and returns its environment. */
function writeBackupSettings(
  { path, write }: ClusterFolder,
  name: MachineName,
  data: string,
  sockets: string,
) {
  const settings = render('pgbackrest.conf', [
    ['/mnt/backups/pgbackrest', join(path, 'backups')],
    ['/var/log/pgbackrest', path],
    ['/tmp/pgbackrest', join(path, `lock-${name}`)],
    ['/var/spool/pgbackrest', join(path, `spool-${name}`)],
    ['/var/lib/postgresql/estadia', data],
    ['/run/postgresql', sockets],
  ]);
  return { PGBACKREST_CONFIG: write(`pgbackrest-${name}.conf`, settings) };
}

/** Starts Patroni with PostgreSQL on one of the machines. */
export function startDatabaseMachine(folder: ClusterFolder, name: MachineName) {
  const { path, programs, network } = folder;
  const sockets = folder.makeFolder(`sockets-${name}`);
  const data = join(path, `data-${name}`);
  const env = writeBackupSettings(folder, name, data, sockets);
  const settings = folder.write(
    `patroni-${name}.yml`,
    render('patroni.yml', [
      ['name: a', `name: ${name}`],
      ['hosts: 10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379', 'hosts: 10.0.0.13:2379'],
      ['10.0.0.0/24', '127.0.0.0/8'],
      ['10.0.0.11', `10.0.0.${name === 'a' ? 11 : 12}`],
      network,
      ['/var/lib/postgresql/estadia', data],
      ['/usr/lib/postgresql/15/bin', programs.postgres],
      ['/run/postgresql/patroni.pgpass', join(path, `pgpass-${name}`)],
      ['unix_socket_directories: /run/postgresql', `unix_socket_directories: ${sockets}`],
      // The tests run as a user without a role in the database.
      ['local all postgres peer', 'local all postgres trust'],
      ['local replication postgres peer', 'local replication postgres trust'],
      ['mode: automatic', 'mode: "off"'],
    ]),
  );
  const startPatroni = () => folder.start(`patroni-${name}`, [programs.patroni, settings], env);
  let patroni = startPatroni();
  const mark = join(data, 'postmaster.pid');
  const readPostmaster = () =>
    existsSync(mark) ? Number(readFileSync(mark, 'utf8').split('\n')[0]) : undefined;
  const frozen: number[] = [];
  const thaw = () => {
    for (const pid of frozen.splice(0).toReversed()) process.kill(pid, 'SIGCONT');
  };
  return {
    name,
    env,
    /** Ends Patroni and PostgreSQL at once, like a power failure. */
    async kill() {
      const postmaster = readPostmaster();
      const killed = patroni.end('SIGKILL');
      if (postmaster !== undefined) process.kill(postmaster, 'SIGKILL');
      await killed;
    },
    start() {
      patroni = startPatroni();
    },
    /** Stops all processes without ending them, like a virtual machine that is paused. */
    async freeze() {
      frozen.push(...(await freezeProcesses(patroni.pid)));
      const postmaster = readPostmaster();
      if (postmaster !== undefined) frozen.push(...(await freezeProcesses(postmaster)));
    },
    thaw,
    /** Runs a command of pgBackRest. */
    runPgBackRest(command: string): void {
      execFileSync(programs.pgbackrest, ['--stanza=estadia', command], {
        ...runner,
        cwd: path,
        env: { PATH: process.env['PATH'], ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
    },
    async end() {
      thaw();
      const postmaster = readPostmaster();
      await patroni.end('SIGKILL');
      if (postmaster === undefined || !existsSync(`/proc/${postmaster}`)) return;
      process.kill(postmaster, 'SIGQUIT');
      await waitUntil('the end of PostgreSQL', () => Promise.resolve(!existsSync(`/proc/${postmaster}`)));
    },
  };
}
