import type { SettingSource } from '../../../../contract/dashboard/settings.ts';
import { isOwn } from '../../../../contract/dashboard/settingsEntry.ts';
import type { HostContext } from '../../base/context.ts';
import { Refusal } from '../../base/refusal.ts';
import type { SiteSecretName } from '../../units/siteSecrets.ts';
import { publishSiteSettings, type SettingsChange } from '../../units/siteSettings.ts';

/** A person who changes the settings, and the version that they have seen. */
export interface Changing {
  readonly userId: string;
  readonly revision: string;
}

/**
 * Stores changed settings with their secrets, and waits until this process uses them.
 * @throws {Refusal} `settings-changed` if there is a newer version than the one that the person has seen
 */
export async function storeSettings(
  { db, keys, refreshContent }: HostContext,
  { userId, revision }: Changing,
  change: SettingsChange,
  secrets?: Readonly<Partial<Record<SiteSecretName, string | null>>>,
): Promise<void> {
  const isStored = await publishSiteSettings(db, {
    change,
    author: userId,
    // The texts of other versions match none.
    follows: /^\d{1,9}$/.test(revision) ? Number(revision) : -1,
    ...(secrets && { secrets: { keys, values: secrets } }),
  });
  if (!isStored) throw new Refusal('settings-changed');
  await refreshContent();
}

/**
 * Refuses to change a value that the environment or a file decides; the same value is no change.
 * @throws {Refusal} `setting-read-only`
 */
export function requireOwnValue(source: SettingSource, isChanged: boolean): void {
  if (isChanged && !isOwn(source)) throw new Refusal('setting-read-only');
}
