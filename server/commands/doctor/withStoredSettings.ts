import { mergeStored, type Config } from '../../config/index.ts';
import { decryptSiteSecrets } from '../../host/index.ts';
import type { Finding } from './finding.ts';
import type { CommandConnection } from '../connection/connectToHost.ts';

type Connect = () => Promise<CommandConnection>;

/** Reads the settings of the dashboard; undefined if the database cannot be read. The check of the database says why. */
async function readStored(connect: Connect) {
  try {
    const host = await connect();
    try {
      return await host.run('settings.sealed', {});
    } finally {
      await host.close();
    }
  } catch {
    return undefined;
  }
}

/** Returns the findings without that of a missing legal identity, if it is in the settings of the dashboard. */
export async function withStoredIdentity(
  findings: readonly Finding[],
  connect: Connect,
): Promise<readonly Finding[]> {
  const others = findings.filter(({ code }) => code !== 'content.identity');
  if (others.length === findings.length) return findings;
  return (await readStored(connect))?.settings.identity === undefined ? findings : others;
}

/**
 * Returns the settings that the site uses: those of the environment with those of the dashboard. If the database cannot be
 * read, only those of the environment.
 */
export async function withStoredSettings(
  config: Config,
  keys: readonly string[],
  connect: Connect,
): Promise<Config> {
  const stored = config.api ? undefined : await readStored(connect);
  if (!stored) return config;
  const secrets = decryptSiteSecrets(stored.secrets, keys);
  return mergeStored(config, { settings: stored.settings, ...secrets }).config;
}
