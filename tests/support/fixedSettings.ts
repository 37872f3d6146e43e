import type { HostContext } from '../../server/host/base/context.ts';
import { fixedSettings } from '../../server/host/services.ts';
import { mergeSiteContent, noSiteFiles } from '../../server/host/content/siteContent.ts';

type SettingsContext = Pick<HostContext, 'live' | 'services' | 'publishedSettings' | 'settings'>;

/** The parts of a context that follow the settings of the site, for a host without settings in the dashboard. */
export async function createFixedSettings(
  options: Parameters<typeof fixedSettings>[0],
): Promise<SettingsContext> {
  const settings = fixedSettings(options);
  const siteContent = mergeSiteContent(noSiteFiles, {});
  return {
    settings,
    services: await settings.open({ settings: {} }),
    publishedSettings: { number: 0, settings: {}, unreadable: [] },
    live: {
      getSiteContent: () => siteContent,
      getMissing: () => [],
      getClosedFor: () => [],
      isDemo: () => false,
    },
  };
}
