import type { SettingName } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface Platform {
  name: string;
  /** The variable that the platform sets for the site, with its address or the part that distinguishes it. */
  variable: string;
  getPublicUrl: (value: string) => string;
}

const platforms: readonly Platform[] = [
  { name: 'Fly', variable: 'FLY_APP_NAME', getPublicUrl: (name) => `https://${name}.fly.dev` },
  { name: 'Railway', variable: 'RAILWAY_PUBLIC_DOMAIN', getPublicUrl: (domain) => `https://${domain}` },
  { name: 'Render', variable: 'RENDER_EXTERNAL_URL', getPublicUrl: (address) => address },
];

/**
 * The number of entries in X-Forwarded-For that each of these platforms writes: the caller's address, and then one of its
 * own. On Fly, the second is the address of the app (https://fly.io/docs/networking/request-headers/), on Railway that of
 * its edge, and on Render that of Cloudflare, which is in front of it.
 */
const proxies = '2';

/** The settings that a hosting platform provides, and where they come from. */
export interface PlatformSettings {
  name: string;
  variable: string;
  values: Readonly<Partial<Record<SettingName, string>>>;
}

/** Returns the settings that the hosting platform provides and the operator has not set; PORT has the same name there. */
export function readPlatform(environment: Environment): PlatformSettings | undefined {
  for (const { name, variable, getPublicUrl } of platforms) {
    const value = environment[variable]?.trim();
    if (!value) continue;
    const provided = { PUBLIC_URL: getPublicUrl(value), HOST: '0.0.0.0', TRUST_PROXY: proxies };
    const values = Object.entries(provided).filter(([setting]) => !environment[setting]?.trim());
    return { name, variable, values: Object.fromEntries(values) };
  }
  return undefined;
}
