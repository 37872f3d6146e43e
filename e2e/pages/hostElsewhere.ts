import { openSiteInFront } from '../support/siteInFront.ts';
import { openWayTo, type Way } from '../support/wayTo.ts';

/**
 * For `test.use`: a site with two properties and a separate host, behind a proxy whose rules a test changes.
 */
export const hostElsewhere = (way: Way) => ({
  baseURL: async (
    { baseURL }: { baseURL: string | undefined },
    use: (address: string) => Promise<void>,
  ): Promise<void> => {
    const host = await openWayTo(baseURL!, way);
    const site = await openSiteInFront({
      API_URL: host.url,
      FEATURED_UNITS: 'casa-do-limoeiro,monte-da-figueira',
    });
    await use(site.url);
    await site.close();
    await host.close();
  },
});
