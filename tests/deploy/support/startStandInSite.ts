import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { startProcess } from '../../site/support/process.ts';

const root = resolve(import.meta.dirname, '../../..');

// Like systemd: restarts a site that has ended, and keeps its socket open.
const keepSocketOpen = `while :; do
  sh -c 'echo "begun as $$"; export LISTEN_PID=$$; exec "$0" server/main.ts' "$0"
done`;

/** Starts a site for `https://stay.example` that restarts whenever it ends. `socketStays` keeps the socket open. */
export async function startStandInSite(folder: string, { socketStays = true } = {}) {
  const socket = createServer();
  await new Promise<void>((done) => void socket.listen(0, '127.0.0.1', done));
  const { port } = socket.address() as AddressInfo;
  const settings = {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: 'https://stay.example',
    SANDBOX: 'payments,mail',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    LISTEN_FDS: socketStays ? '1' : '0',
  };
  const { fd } = Reflect.get(socket, '_handle') as { fd: number };
  const site = startProcess('sh', ['-c', keepSocketOpen, process.execPath], {
    settings,
    folder: root,
    ...(socketStays && { passed: fd }),
  });
  socket.close();
  const starts = () => site.output().match(/is ready/g)?.length ?? 0;
  await site.waitForOutput(/is ready/);
  return {
    ...site,
    port,
    starts,
    /** Stops the process, as an upgrade does. The next one starts automatically. */
    restart() {
      const latest = [...site.output().matchAll(/begun as (\d+)/g)].at(-1)![1];
      process.kill(Number(latest), 'SIGTERM');
    },
  };
}
