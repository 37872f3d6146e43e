import { join } from 'node:path';
import { createSharedCounts } from './callers/sharedCounts.ts';
import type { HostContext } from './base/context.ts';
import { fixedSettings, withServices } from './services.ts';
import { createCommands } from './commands/index.ts';
import { contentPrint, logProgress, type LoadedContent } from './content/index.ts';
import { createPreviews, openDashboard } from './dashboard/index.ts';
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
import { getContentDir, loadFolder, loadServed, openContent } from './openContent.ts';
import { findLogo, withDatabasePhotos } from './photos/index.ts';
import { markStoredForms } from './registration/markStoredForms.ts';
import { requireCloseClock } from './store/examineDatabase.ts';
import type { Store } from './store/openStore.ts';
import { openStandby, warnOfMissingStandby } from './store/standby.ts';
import { connectionName } from './store/runningSites.ts';
import { watchChanges } from './store/watchChanges.ts';
import { storeFileCopies } from './units/fileCopies.ts';
import { warnOfMissingUnits } from './units/missingUnits.ts';
import { followServices } from './units/followServices.ts';
import { followOffered } from './units/offered.ts';
import { watchContent } from './units/watchContent.ts';
import { watchProperties } from './units/watchProperties.ts';
import { openWhenReachable, startTimeout } from './store/openWhenReachable.ts';

/**
 * Opens the embedded host API: loads the properties and opens the database.
 * @throws {ContentRefused} if a property's folder has errors, {FolderInUse} if another process uses the data folder,
 *   {CannotOpen} if the database cannot be used
 */
export async function openHost(options: HostOptions): Promise<Host> {
  const { templateDir, emptyContentDir } = options;
  const progress = logProgress(options.log);
  const check = (loaded: LoadedContent) => {
    options.checkContent?.(loaded.warnings);
    return loaded;
  };
  // Only the database says whether the demo replaces an empty folder.
  const loading = emptyContentDir === undefined ? loadFolder(options, progress).then(check) : undefined;
  const sound = Promise.all([loading, options.sound]);
  const template = templateDir === undefined ? undefined : databaseTemplate(templateDir);
  const name = Promise.resolve(loading).then((loaded) => connectionName(getPrint(loaded)));
  const store = await openWhenReachable({ ...options, template, sound, name, patience: startTimeout });
  try {
    const loaded = await (loading ?? loadServed(store.db, options, progress).then(check));
    return await openHostOn(store, loaded, options);
  } catch (error) {
    await store.close();
    throw error;
  }
}

const noProperties = { units: new Map(), former: new Map() };

/** The hash of the host's own properties, which processes on one database compare; the demo counts as none. */
const getPrint = (own: LoadedContent | undefined): string => contentPrint(own ?? noProperties);

/** The milliseconds between two looks at the counters of changes, so that each process knows a change within two seconds. */
const lookEvery = 1000;

/** Opens the host on an open store, which is closed with it. */
export async function openHostOn(store: Store, loaded: LoadedContent, options: HostOptions): Promise<Host> {
  const { db } = store;
  const print = getPrint(options.emptyContentDir === undefined ? loaded : undefined);
  await requireSameKey(db, options.secretKey, options.secretKeyPrevious);
  await markStoredForms(db);
  await storeFileCopies(db, loaded);
  const keys = createKeys(options.secretKey, options.secretKeyPrevious);
  const settings = options.settings ?? fixedSettings(options);
  const services = await followServices(
    { db, keys, log: options.log },
    {
      open: async (stored) => settings.open({ ...stored, logo: await findLogo(db, stored.settings.logo) }),
    },
  );
  const live = await openContent(db, loaded, options, { services, onChange: () => settings.applied() });
  const { content } = live;
  await warnOfMissingUnits({ db, log: options.log, content }, live.present());
  const changes = watchChanges({ db, log: options.log, lookEvery });
  // The only process of an embedded database reads each publication when it makes it.
  const stopWatching = store.dump === undefined ? watchContent(changes, live, options.log) : () => undefined;
  const jobs = await openJobs({ ...store, log: options.log });
  const standby =
    options.databaseReadUrl === undefined ? undefined : openStandby(options.databaseReadUrl, db);
  if (options.databaseReadUrl !== undefined)
    await warnOfMissingStandby(options.databaseReadUrl, db, options.log);
  const own: HostContext = withServices(
    {
      ...options,
      db,
      standby,
      content,
      live,
      settings,
      isDemo: live.isDemo,
      refreshContent: live.refresh,
      contentDir: getContentDir(options),
      jobs,
      photoStore: withDatabasePhotos(options.photoStore, { db, log: options.log }),
      photoFolder: join(options.dataDir, 'photos', 'uploaded'),
      keys,
    },
    services,
  );
  const commands = createCommands(own, () => content, store);
  // The services are getters, which a copy by spreading would freeze.
  const context: HostContext = Object.assign(own, { maintenance: options.openMaintenance?.(commands) });
  if (store.dump === undefined) await requireCloseClock(db, options.log);
  // An embedded database has no other users, so the process that had started these jobs has ended.
  else await takeUpAbandonedJobs(db);
  const { dataDir } = options;
  const dashboard = openDashboard(context, changes);
  let recurring: ReturnType<typeof startRecurringTasks> | undefined;

  return {
    fetch: hostApp(context, { dataDir, more: dashboard.routes }),
    isOwner: dashboard.isOwner,
    openPreview: createPreviews(context, { dataDir, parse: live.parse }),
    endStreams: dashboard.endStreams,
    getOffered: followOffered(live),
    sharedCounts: options.databaseUrl === undefined ? undefined : createSharedCounts(store.pool),
    commands,
    ...createObserver(store, jobs),
    async work() {
      await jobs.work(createHandlers(context));
      // An embedded database has only one process.
      const shared = store.dump === undefined && {
        own: { watchProperties: watchProperties(print) },
        lease: openTaskLease(db),
      };
      recurring = startRecurringTasks(context, { ...shared });
    },
    async close() {
      dashboard.endStreams();
      stopWatching();
      await recurring?.stop();
      await jobs.stop();
      await standby?.close();
      await store.close();
    },
  };
}
