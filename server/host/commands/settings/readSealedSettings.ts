import type { SiteSettings } from '../../../../contract/content/siteSettings.ts';
import { readSealedSecrets, type SealedSecret } from '../../units/siteSecrets.ts';
import { readSiteSettings } from '../../units/siteSettings.ts';
import type { DatabaseContext } from '../shared/commandContext.ts';

/** The settings of the dashboard, with their secrets as they are stored. */
export interface SealedSettings {
  settings: SiteSettings;
  secrets: SealedSecret[];
}

/** Reads the settings of the dashboard for "doctor", which decrypts the secrets itself. */
export async function readSealedSettings({ db }: DatabaseContext): Promise<SealedSettings> {
  const { settings } = await readSiteSettings(db);
  return { settings, secrets: await readSealedSecrets(db) };
}
