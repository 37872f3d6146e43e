import { join } from 'node:path';
import { createSharedCounts } from './callers/sharedCounts.ts';
import { createCommands } from './commands/index.ts';
import {
  contentPrint,
  loadContent,
  logProgress,
  rememberContent,
  getWrittenLanguages,
  type Content,
} from './content/index.ts';
import { openDashboard } from './dashboard/index.ts';
import { databaseTemplate } from './databaseTemplate.ts';
import type { Host, HostOptions } from './host.ts';
import { hostApp } from './http/app.ts';
import {
  createHandlers,
  openJobs,
  openTaskLease,
  startRecurringTasks,
  takeUpAbandonedJobs,
} from './jobs/index.ts';
import { createKeys } from './keys/keys.ts';
import { requireSameKey } from './keys/requireSameKey.ts';
import { createObserver } from './observe.ts';
import { withDatabasePhotos } from './photos/index.ts';
import { markStoredForms } from './registration/markStoredForms.ts';
import { requireCloseClock } from './store/examineDatabase.ts';
import type { Store } from './store/openStore.ts';
import { openStandby, warnOfMissingStandby } from './store/standby.ts';
import { connectionName } from './store/runningSites.ts';
import { storeSources, warnOfMissingUnits, withFormerUnits } from './units/formerUnits.ts';
import { watchProperties } from './units/watchProperties.ts';
import { openWhenReachable, startTimeout } from './store/openWhenReachable.ts';

/**
 * Opens the embedded host API: loads the properties and opens the database.
 * @throws {ContentRefused} if a property's folder has errors, {FolderInUse} if another process uses the data folder,
 *   {CannotOpen} if the database cannot be used
 */
export async function openHost(options: HostOptions): Promise<Host> {
  const loading = loadContent(
    options.contentDir,
    options.pages.takenUnitIds,
    rememberContent(options.dataDir),
    options.languages,
    logProgress(options.log),
  ).then((loaded) => {
    options.checkContent?.(loaded.warnings);
    return loaded;
  });
  const { templateDir } = options;
  const sound = Promise.all([loading, options.sound]);
  const template = templateDir === undefined ? undefined : databaseTemplate(templateDir);
  const name = loading.then((loaded) => connectionName(contentPrint(loaded)));
  const store = await openWhenReachable({ ...options, template, sound, name, patience: startTimeout });
  try {
    return await openHostOn(store, await loading, options);
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Opens the host on an open store, which is closed with it. */
export async function openHostOn(store: Store, loaded: Content, options: HostOptions): Promise<Host> {
  const { db } = store;
  await requireSameKey(db, options.secretKey, options.secretKeyPrevious);
  await markStoredForms(db);
  await storeSources(db, loaded);
  const content = await withFormerUnits(db, loaded, options.log);
  await warnOfMissingUnits({ db, log: options.log, content }, loaded);
  const jobs = await openJobs({ ...store, log: options.log });
  const standby =
    options.databaseReadUrl === undefined ? undefined : openStandby(options.databaseReadUrl, db);
  if (options.databaseReadUrl !== undefined)
    await warnOfMissingStandby(options.databaseReadUrl, db, options.log);
  const context = {
    ...options,
    db,
    standby,
    content,
    jobs,
    photoStore: withDatabasePhotos(options.photoStore, { db, log: options.log }),
    photoFolder: join(options.dataDir, 'photos', 'uploaded'),
    keys: createKeys(options.secretKey, options.secretKeyPrevious),
  };
  if (store.dump === undefined) await requireCloseClock(db, options.log);
  // An embedded database has no other users, so the process that had started these jobs has ended.
  else await takeUpAbandonedJobs(db);
  const dashboard = openDashboard(context);
  let recurring: ReturnType<typeof startRecurringTasks> | undefined;

  return {
    fetch: hostApp(context, { dataDir: options.dataDir, more: dashboard.routes }),
    isOwner: dashboard.isOwner,
    endStreams: dashboard.endStreams,
    unitIds: [...content.units.keys()],
    textLanguages: new Map([...content.units].map(([id, unit]) => [id, getWrittenLanguages(unit)])),
    welcome: content.welcome,
    sharedCounts: options.databaseUrl === undefined ? undefined : createSharedCounts(store.pool),
    commands: createCommands(context, () => content, store),
    ...createObserver(store, jobs),
    async work() {
      await jobs.work(createHandlers(context));
      // An embedded database has only one process.
      const shared = store.dump === undefined && {
        own: { watchProperties: watchProperties(contentPrint(loaded)) },
        lease: openTaskLease(db),
      };
      recurring = startRecurringTasks(context, { ...shared });
    },
    async close() {
      dashboard.endStreams();
      await recurring?.stop();
      await jobs.stop();
      await standby?.close();
      await store.close();
    },
  };
}
