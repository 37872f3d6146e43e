import type { SiteSettings } from '../../src/entry-server.tsx';
import { hasSandboxMailbox, mailboxPath, type Config } from '../config/index.ts';
import type { Backend } from '../site/index.ts';
import { onlyProperty } from './onlyProperty.ts';

/** Returns the ids of the properties that the site offers at present. */
export const getListed = (
  { featuredUnits }: Pick<Config, 'featuredUnits'>,
  { getOffered }: Pick<Backend, 'getOffered'>,
): readonly string[] => featuredUnits ?? getOffered().unitIds;

/** The settings that every page contains. Those that depend on the host's properties follow each publication. */
export const createSiteSettings = (config: Config, backend: Pick<Backend, 'getOffered'>): SiteSettings => ({
  productName: config.productName,
  languages: config.languages,
  publicUrl: config.publicUrl,
  get onlyProperty() {
    return onlyProperty(getListed(config, backend), backend.getOffered().welcome);
  },
  gatewayHosts: config.gatewayHosts,
  get welcome() {
    return backend.getOffered().welcome;
  },
  ...(hasSandboxMailbox(config) && { mailbox: mailboxPath }),
});
