import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getInstallCommand, isRoot } from '../../../scripts/debian.mjs';

const postgresFolder = '/usr/lib/postgresql';
/** The programs of a cluster, and their Debian packages. */
const packages = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
  psql: 'postgresql',
};

const folders = () => [...(process.env['PATH'] ?? '').split(':'), '/usr/bin', '/usr/sbin'];

function findProgram(name: string): string | undefined {
  return folders()
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/**
 * Returns the path of each program of a cluster, and the folder of PostgreSQL's programs.
 * @throws an error with the command that installs the missing packages
 */
export function findPrograms() {
  const names = Object.keys(packages) as (keyof typeof packages)[];
  const missing = names.filter((name) => findProgram(name) === undefined);
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder).toSorted() : [];
  const newest = versions.at(-1);
  if (missing.length > 0 || newest === undefined) {
    const needed = [
      ...new Set([...missing.map((name) => packages[name]), ...(newest ? [] : ['postgresql'])]),
    ];
    throw new Error(
      `The cluster needs Debian packages that are missing. Install them with:\n  ${getInstallCommand(needed, !isRoot)}`,
    );
  }
  const paths = Object.fromEntries(names.map((name) => [name, findProgram(name)!]));
  return {
    ...(paths as Record<keyof typeof packages, string>),
    postgres: join(postgresFolder, newest, 'bin'),
  };
}

export type Programs = ReturnType<typeof findPrograms>;
