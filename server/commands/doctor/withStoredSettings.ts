import { mergeStored, type Config } from '../../config/index.ts';
import { decryptSiteSecrets } from '../../host/index.ts';
import type { CommandConnection } from '../connection/connectToHost.ts';

/**
 * Returns the settings that the site uses: those of the environment with those of the dashboard. If the database cannot be
 * read, only those of the environment; the check of the database says why.
 */
export async function withStoredSettings(
  config: Config,
  keys: readonly string[],
  connect: () => Promise<CommandConnection>,
): Promise<Config> {
  if (config.api) return config;
  try {
    const host = await connect();
    try {
      const { settings, secrets } = await host.run('settings.sealed', {});
      return mergeStored(config, { settings, ...decryptSiteSecrets(secrets, keys) }).config;
    } finally {
      await host.close();
    }
  } catch {
    return config;
  }
}
