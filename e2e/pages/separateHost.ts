import { openFrontendSite } from '../support/frontendSite.ts';
import { openProxy, type ProxyRules } from '../support/proxy.ts';

/**
 * For `test.use`: a site with two properties and a separate host, behind a proxy whose rules a test changes.
 */
export const withSeparateHost = (way: ProxyRules) => ({
  baseURL: async (
    { baseURL }: { baseURL: string | undefined },
    use: (address: string) => Promise<void>,
  ): Promise<void> => {
    const host = await openProxy(baseURL!, way);
    const site = await openFrontendSite({
      API_URL: host.url,
      FEATURED_UNITS: 'casa-do-limoeiro,monte-da-figueira',
    });
    await use(site.url);
    await site.close();
    await host.close();
  },
});
