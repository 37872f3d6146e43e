import type { Language } from '../../../contract/language.ts';
import { landingPage } from '../../../contract/rules/addresses.ts';
import type { EntryServer } from '../build/build.ts';
import type { SiteSettings } from '../../../src/entry-server.tsx';

/** Where a language's manifest is: what a device is told that has the site among its apps. */
export const webManifestAddress = (language: Language): string => `/app-${language}.webmanifest`;

const png = (size: number, name = `icon-${size}`) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** @returns the manifest as W3C's "Web Application Manifest" has it, as JSON */
export function webManifest(
  language: Language,
  {
    productName,
    pageColours,
    description,
  }: Pick<SiteSettings, 'productName'> & Pick<EntryServer, 'pageColours'> & { description: string },
): string {
  return JSON.stringify({
    // One app, whatever the language it was taken up in.
    id: '/',
    name: productName,
    short_name: productName,
    description,
    lang: language,
    dir: 'ltr',
    start_url: landingPage(language),
    scope: '/',
    display: 'standalone',
    // A page has no Back button of its own.
    display_override: ['minimal-ui', 'standalone'],
    theme_color: pageColours.light,
    background_color: pageColours.light,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      png(192),
      png(512),
      { ...png(512, 'icon-maskable-512'), purpose: 'maskable' },
    ],
  });
}
