import type { SiteSettings } from '../../src/entry-server.tsx';
import { hasSandboxMailbox, mailboxPath, type Config } from '../config/index.ts';
import type { Backend } from '../site/index.ts';
import { getListed } from './featured.ts';
import { onlyProperty } from './onlyProperty.ts';

/** The settings that every page contains. Those that depend on the host's properties follow each publication. */
export const createSiteSettings = (config: Config, backend: Pick<Backend, 'getOffered'>): SiteSettings => ({
  productName: config.productName,
  ...(config.logo && { logo: config.logo }),
  languages: config.languages,
  publicUrl: config.publicUrl,
  get onlyProperty() {
    const offered = backend.getOffered();
    return onlyProperty(getListed(config, offered), offered.welcome);
  },
  gatewayHosts: config.gatewayHosts,
  get welcome() {
    return backend.getOffered().welcome;
  },
  ...(hasSandboxMailbox(config) && { mailbox: mailboxPath }),
});
