import { join, resolve } from 'node:path';
import { siteClient } from '../../support/testHost.ts';
import { startProcess } from '../../site/support/process.ts';
import { waitUntil } from './clusterFolder.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Starts the site of one machine, which has its own data folder. */
export async function startSiteMachine(
  name: string,
  folder: string,
  settings: Readonly<Record<string, string>> & { HOST: string },
) {
  const begin = async () => {
    const started = startProcess(process.execPath, [join(root, 'server/main.ts')], {
      settings: {
        NODE_ENV: 'production',
        PORT: '3000',
        DATA_DIR: join(folder, `site-${name}`),
        CLIENT_ID: siteClient.id,
        CLIENT_SECRET: siteClient.secret,
        TRUST_PROXY: '1',
        ...settings,
      },
    });
    const isReady = () => fetch(`http://${settings.HOST}:3000/ready`).then(({ ok }) => ok);
    await waitUntil(`the start of site ${name}`, isReady);
    return started;
  };
  let running = await begin();
  return {
    /** Ends it without notice. */
    kill: () => running.end(),
    async start() {
      running = await begin();
    },
    /** Stops it as an update does, and starts it again. */
    async restart() {
      running.ask('SIGTERM');
      await running.ended;
      running = await begin();
    },
    output: () => running.output(),
  };
}
