import { isDeepStrictEqual } from 'node:util';
import type { HostContext } from '../base/context.ts';
import type { ContentServices, PublishedSettings, SiteServices, StoredSettings } from '../ports/settings.ts';
import { readSiteSecrets } from './siteSecrets.ts';
import { readSiteSettings } from './siteSettings.ts';

/** The services of the site, which follow its settings; each read returns the present ones. */
export interface LiveServices<Services extends ContentServices = SiteServices> {
  readonly present: Services;
  /** The settings that they follow. */
  readonly published: PublishedSettings;
  /** Opens what a version of the settings names; returns whether anything has changed. */
  follow(published: PublishedSettings): Promise<boolean>;
  /** Follows the name of a site without a name of its own. */
  followName(derivedName: string | null | undefined): Promise<boolean>;
}

type Dependencies = Pick<HostContext, 'db' | 'keys' | 'log'>;

/** Reads the secrets of the settings; those that cannot be decrypted are missing, which the log says. */
async function readSecrets({ db, keys, log }: Dependencies) {
  const { secrets, unreadable } = await readSiteSecrets(db, keys);
  for (const name of unreadable) {
    log.error(
      { setting: name },
      'a secret in the settings of the dashboard cannot be decrypted with SECRET_KEY: enter it again, or set the former ' +
        'key as SECRET_KEY_PREVIOUS',
    );
  }
  return secrets;
}

/** Opens the services of the site, and follows the settings of the dashboard. */
export async function followServices<Services extends ContentServices>(
  dependencies: Dependencies,
  { open }: { open: (stored: StoredSettings) => Promise<Services> },
): Promise<LiveServices<Services>> {
  const { db, log } = dependencies;
  let derivedName: StoredSettings['derivedName'];
  let published = await readSiteSettings(db);
  let secrets = await readSecrets(dependencies);

  const reopen = (next = published) => open({ settings: next.settings, ...secrets, derivedName });
  const warn = () => {
    if (published.unreadable.length === 0) return;
    log.error(
      { settings: published.unreadable },
      'some settings of the dashboard cannot be read: enter them again',
    );
  };
  warn();
  let present = await reopen();

  return {
    get present() {
      return present;
    },
    get published() {
      return published;
    },
    async follow(next) {
      if (next.number === published.number) return false;
      secrets = await readSecrets(dependencies);
      present = await reopen(next);
      published = next;
      warn();
      return true;
    },
    async followName(name) {
      if (isDeepStrictEqual(name, derivedName)) return false;
      derivedName = name;
      const before = present;
      present = await reopen();
      return present.productName !== before.productName;
    },
  };
}

/** Services that remain as they are, with the settings that are published now. */
export const fixedServices = async <Services extends ContentServices>(
  db: Dependencies['db'],
  present: Services,
): Promise<LiveServices<Services>> => ({
  present,
  published: await readSiteSettings(db),
  follow: () => Promise.resolve(false),
  followName: () => Promise.resolve(false),
});
