import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { Bookings } from '../../support/bookings.ts';
import { writeContent } from '../../support/content.ts';
import { newServerDatabase } from '../../support/postgres/newDatabase.ts';
import { siteClient, type TestHost } from '../../support/testHost.ts';
import { findFreePort, startProcess } from './process.ts';

const root = resolve(import.meta.dirname, '../../..');
// As systemd does, whose socket is for the process that it has started.
const passSocket = 'export LISTEN_FDS=1 LISTEN_PID=$$; exec "$0" "$1"';

interface Options {
  folder: string;
  /** The command of the first process. */
  script?: string;
  settings?: Readonly<Record<string, string>>;
  /** A socket that is open already. */
  passed?: number;
}

/** Begins to start a site of two processes on a database of its own. */
export async function startProcesses({ folder, script = 'server/main.ts', settings = {}, passed }: Options) {
  const { databaseUrl, drop } = await newServerDatabase();
  const [dataDir, contentDir] = [join(folder, 'data'), join(folder, 'content')];
  await writeContent(contentDir, ['casa']);
  const port = Number(settings['PORT'] ?? (await findFreePort()));
  const run = [process.execPath, join(root, script)] as const;
  const [command, ...args] = passed === undefined ? run : (['sh', '-c', passSocket, ...run] as const);
  const site = startProcess(command, args, {
    ...(passed !== undefined && { passed }),
    settings: {
      PORT: String(port),
      DATA_DIR: dataDir,
      CONTENT_DIR: contentDir,
      DATABASE_URL: databaseUrl,
      CLIENT_ID: siteClient.id,
      CLIENT_SECRET: siteClient.secret,
      WORKERS: '2',
      LOG_LEVEL: 'info',
      ...settings,
    },
  });
  const lines = () =>
    site
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  /** Asks on a connection of its own: which process takes it is nobody's choice. */
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; text: string }>((done, fail) => {
      const call = request({ port, path, host: '127.0.0.1', agent: false }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => done({ status: answer.statusCode, text }));
      });
      call.on('error', fail).end();
    });
  const send = (siteRequest: Request) =>
    fetch(new Request(`http://127.0.0.1:${port}${new URL(siteRequest.url).pathname}`, siteRequest));
  return {
    waitForOutput: site.waitForOutput,
    ended: site.ended,
    signal: site.ask,
    dataDir,
    databaseUrl,
    lines,
    ask,
    bookings: new Bookings({ fetch: send, ask: send } as unknown as TestHost),
    /** The processes that have served so far, by their ids. */
    pids: () =>
      lines().flatMap(({ msg, pid }) => (msg === 'worker is serving the site' ? [pid as number] : [])),
    /** The processes that have answered at a path. */
    answeredAt: (at: string) =>
      lines().flatMap(({ msg, path, pid }) =>
        msg === 'request completed' && path === at ? [pid as number] : [],
      ),
    async end() {
      await site.end();
      await drop();
    },
  };
}

/** Whether a process is there, and not only its remembrance. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
