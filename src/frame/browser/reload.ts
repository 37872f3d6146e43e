import type { Destination, ReloadCheck } from '../../../machines/shell/shell.types.ts';
import { checkSite } from '../../actors/askTheSite.ts';
import { hasUnsavedChanges } from '../../actors/unsavedChanges.ts';
import { notLoadedId } from '../../ui/chunkErrors.ts';
import { reloadedAtKey, reloadGuard } from '../pageData.ts';

/** How long the site may take to answer, in milliseconds: the limit of other calls is loaded with them. */
const patience = 10_000;

/** Loads an address from the site: another page, or this one again. */
export function loadFromSite(address?: string, { replace = false }: Partial<Destination> = {}): void {
  const { pathname, search, hash, href } = window.location;
  if (address === undefined || address === pathname + search + hash || address === href)
    window.location.reload();
  else window.location[replace ? 'replace' : 'assign'](address);
}

/** Shows the notice that a part of the page is missing, which is in every page (views/layout/SiteLayout.tsx). */
export const showNotice = (): void => document.getElementById(notLoadedId)?.removeAttribute('hidden');

/** Whether this tab has not just been reloaded; a tab that can store nothing would be reloaded for ever. */
function isFirstReload(): boolean {
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(reloadedAtKey) ?? 0) < reloadGuard) return false;
    sessionStorage.setItem(reloadedAtKey, String(now));
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks whether the page can be reloaded without asking, as after a new version was deployed.
 * @throws where the site cannot be reached
 */
export async function checkReload(): Promise<ReloadCheck> {
  const { pathname } = window.location;
  const answer = await checkSite(AbortSignal.timeout(patience));
  if (window.location.pathname !== pathname) return 'left';
  if (!answer.ok) return 'failing';
  if (hasUnsavedChanges()) return 'unsaved';
  return isFirstReload() ? 'safe' : 'repeated';
}
