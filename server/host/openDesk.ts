import { loadContent } from './content/index.ts';
import type { HostOptions } from './host.ts';
import { openJobs } from './jobs/index.ts';
import { keysFrom } from './keys/keys.ts';
import { openStore } from './store/openStore.ts';
import { commandsOn, type HostCommands } from './commands/hostCommands.ts';

export interface OpenDesk extends HostCommands {
  close(): Promise<void>;
}

type DeskOptions = Pick<
  HostOptions,
  'dataDir' | 'contentDir' | 'databaseUrl' | 'publicUrl' | 'secretKey' | 'log'
>;

/**
 * Opens the database for the host's own commands while the site does not run here. Jobs are written and
 * not worked on: mails and refunds wait for the site.
 * @throws {ContentRefused} when a property's folder has mistakes, {FolderInUse} when the data folder is taken
 */
export async function openDesk(options: DeskOptions): Promise<OpenDesk> {
  const content = await loadContent(options.contentDir);
  const store = await openStore(options);
  try {
    const jobs = await openJobs({ pool: store.pool, log: options.log });
    const desk = { ...options, db: store.db, content, jobs, keys: keysFrom(options.secretKey) };
    return {
      ...commandsOn(desk, store),
      async close() {
        await jobs.stop();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
