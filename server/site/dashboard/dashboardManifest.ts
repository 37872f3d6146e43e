import { dashboardPage } from '../../../contract/dashboard/pages.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { SiteSettings } from '../../../src/entry-server.tsx';
import type { EntryServer } from '../build/build.ts';
import { iconsOfManifest } from '../pages/webManifest.ts';

/** Returns the address of the dashboard's web app manifest in a language. */
export const dashboardManifestAddress = (language: Language): string =>
  `${dashboardPage}/app-${language}.webmanifest`;

/** @returns the manifest with which a phone installs the dashboard, as JSON */
export const dashboardManifest = (
  language: Language,
  {
    productName,
    pageColours,
    title,
  }: Pick<SiteSettings, 'productName'> & Pick<EntryServer, 'pageColours'> & { title: string },
): string =>
  JSON.stringify({
    id: dashboardPage,
    name: `${title} · ${productName}`,
    short_name: productName,
    lang: language,
    dir: 'ltr',
    start_url: dashboardPage,
    scope: dashboardPage,
    display: 'standalone',
    display_override: ['minimal-ui', 'standalone'],
    theme_color: pageColours.light,
    background_color: pageColours.light,
    icons: iconsOfManifest,
  });
