import type { Language } from '../../../contract/values/language.ts';
import { landingPage } from '../../../contract/rules/addresses.ts';
import type { EntryServer } from '../build/build.ts';
import type { SiteSettings } from '../../../src/entry-server.tsx';

/** Returns the address of the web app manifest in a language. */
export const webManifestAddress = (language: Language): string => `/app-${language}.webmanifest`;

const png = (size: number, name = `icon-${size}`) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** The icons of the site for web app manifests. */
export const iconsOfManifest: readonly object[] = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  png(192),
  png(512),
  { ...png(512, 'icon-maskable-512'), purpose: 'maskable' },
];

/** @returns the manifest as JSON, as defined in W3C's "Web Application Manifest" */
export function webManifest(
  language: Language,
  {
    productName,
    pageColours,
    description,
  }: Pick<SiteSettings, 'productName'> & Pick<EntryServer, 'pageColours'> & { description: string },
): string {
  return JSON.stringify({
    // The app is the same in all languages.
    id: '/',
    name: productName,
    short_name: productName,
    description,
    lang: language,
    dir: 'ltr',
    start_url: landingPage(language),
    scope: '/',
    display: 'standalone',
    // Pages have no Back button of their own.
    display_override: ['minimal-ui', 'standalone'],
    theme_color: pageColours.light,
    background_color: pageColours.light,
    icons: iconsOfManifest,
  });
}
