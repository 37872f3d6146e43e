import type { Destination, ReloadCheck } from '../../../machines/shell/shell.types.ts';
import { checkSite } from '../../actors/checkSite.ts';
import { hasUnsavedChanges } from '../../actors/unsavedChanges.ts';
import { notLoadedId } from '../../ui/chunkErrors.ts';
import { reloadedAtKey, minReloadInterval } from '../pageData.ts';

/**
 * The time limit for the site's response, in milliseconds. The time limit of API calls is defined in a chunk that may
 * have failed to load.
 */
const responseTimeout = 10_000;

/** Loads an address from the server: another page, or the current page again. */
export function loadFromSite(address?: string, { replace = false }: Partial<Destination> = {}): void {
  const { pathname, search, hash, href } = window.location;
  if (address === undefined || address === pathname + search + hash || address === href)
    window.location.reload();
  else window.location[replace ? 'replace' : 'assign'](address);
}

/** Shows the message that a part of the page is missing. Every page contains it (views/layout/SiteLayout.tsx). */
export const showNotice = (): void => document.getElementById(notLoadedId)?.removeAttribute('hidden');

/**
 * Whether enough time has passed since the last automatic reload of this tab. Returns false for a tab without storage,
 * because it would reload forever.
 */
function mayReload(): boolean {
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(reloadedAtKey) ?? 0) < minReloadInterval) return false;
    sessionStorage.setItem(reloadedAtKey, String(now));
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks whether the page can be reloaded without asking the guest, for example after a deployment.
 * @throws if the site cannot be reached
 */
export async function checkReload(): Promise<ReloadCheck> {
  const { pathname } = window.location;
  const answer = await checkSite(AbortSignal.timeout(responseTimeout));
  if (window.location.pathname !== pathname) return 'left';
  if (!answer.ok) return 'failing';
  if (hasUnsavedChanges()) return 'unsaved';
  return mayReload() ? 'safe' : 'repeated';
}
