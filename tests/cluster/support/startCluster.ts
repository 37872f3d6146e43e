import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { createClusterFolder, waitUntil, type ClusterFolder } from './clusterFolder.ts';
import { startDatabaseMachine, type MachineName } from './databaseMachine.ts';
import { render } from './render.ts';

/** The password of the roles, which the shipped files contain as a placeholder. */
const password = 'replace-this-password';

/** A member of the cluster, as Patroni reports it. */
interface Member {
  name: string;
  role: string;
  state: string;
}

/** Starts one member of etcd, on machine c. */
function startEtcd({ path, programs, network, start }: ClusterFolder): void {
  const settings = render('etcd.env', [
    ['a=http://10.0.0.11:2380,b=http://10.0.0.12:2380,c=http://10.0.0.13:2380', 'c=http://10.0.0.13:2380'],
    ['ETCD_NAME=a', 'ETCD_NAME=c'],
    ['10.0.0.11', '10.0.0.13'],
    network,
    ['/var/lib/etcd/estadia', join(path, 'etcd')],
  ]);
  const env = [...settings.matchAll(/^(ETCD_\w+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]);
  start('etcd', [programs.etcd], Object.fromEntries(env) as Record<string, string>);
}

/** Starts HAProxy on machine c, and PgBouncer on machine b. */
function startProxies({ path, programs, network, start, write }: ClusterFolder): void {
  write('users.txt', `"estadia" "${password}"\n`);
  const pgbouncer = render('pgbouncer.ini', [
    ['listen_addr = 127.0.0.1', 'listen_addr = 10.0.0.12'],
    network,
    ['/etc/pgbouncer/userlist.txt', join(path, 'users.txt')],
  ]);
  start('pgbouncer', [programs.pgbouncer, write('pgbouncer.ini', pgbouncer)]);
  const haproxy = render('haproxy.cfg', [
    ['bind :80', 'bind 10.0.0.13:8080'],
    ['bind :443 ssl crt /etc/haproxy/stay.example.pem alpn h2,http/1.1', 'bind 10.0.0.13:8443'],
    network,
  ]);
  start('haproxy', [programs.haproxy, '-db', '-f', write('haproxy.cfg', haproxy)]);
}

/**
 * Starts etcd, two machines with Patroni and PostgreSQL, HAProxy and PgBouncer from the files in `deploy/cluster`. Each
 * machine has its own loopback address.
 */
export async function startCluster() {
  const folder = createClusterFolder();
  const [, network] = folder.network;
  const addresses = { a: `${network}11`, b: `${network}12`, c: `${network}13` };
  startEtcd(folder);
  folder.makeFolder('backups');
  const machines = { a: startDatabaseMachine(folder, 'a'), b: startDatabaseMachine(folder, 'b') };

  async function listMembers(): Promise<Member[]> {
    for (const name of ['a', 'b'] as const) {
      const signal = AbortSignal.timeout(1_000);
      const answer = await fetch(`http://${addresses[name]}:8008/cluster`, { signal }).catch(() => undefined);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  }

  async function getPrimary() {
    const leader = (await listMembers()).find(({ role, state }) => role === 'leader' && state === 'running');
    if (leader === undefined) throw new Error('there is no primary');
    return machines[leader.name as MachineName];
  }

  /** Waits for a primary with a synchronous standby. */
  const waitUntilSafe = () =>
    waitUntil('a primary with a synchronous standby', async () => {
      await getPrimary();
      return (await listMembers()).some(({ role }) => role === 'sync_standby');
    });

  async function query<Row extends object>(text: string, database = 'estadia'): Promise<Row[]> {
    const { name } = await getPrimary();
    const client = new Client({ host: addresses[name], user: 'postgres', password, database });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  async function end() {
    await folder.end();
    for (const machine of Object.values(machines)) await machine.end();
  }

  try {
    await waitUntilSafe();
    await query(`create role estadia login password '${password}'`, 'postgres');
    await query('create database estadia owner estadia', 'postgres');
    (await getPrimary()).runPgBackRest('stanza-create');
    startProxies(folder);
  } catch (error) {
    await end();
    throw error;
  }
  const [login, both] = [`postgres://estadia:${password}@`, `${addresses.a}:5432,${addresses.b}:5432`];
  return {
    folder: folder.path,
    postgresPrograms: folder.programs.postgres,
    addresses,
    query,
    waitUntilSafe,
    /** The machine whose PostgreSQL is the primary. */
    getPrimary,
    /** Lines in the logs of HAProxy and Patroni about machines that failed or took over. */
    readEvents: () =>
      ['haproxy', 'patroni-a', 'patroni-b'].flatMap((name) =>
        readFileSync(join(folder.path, `${name}.log`), 'utf8')
          .split('\n')
          .filter((line) => /is DOWN|is UP|no server|promot|demot|lost/i.test(line))
          .map((line) => `${name}: ${line}`),
      ),
    databaseUrls: {
      primary: `${login}${both}/estadia?target_session_attrs=read-write`,
      standby: `${login}${both}/estadia?target_session_attrs=standby`,
      /** The primary through PgBouncer and HAProxy. */
      pooled: `${login}${addresses.b}:6432/estadia`,
    },
    site: { host: addresses.c, port: 8443 },
    end,
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
