import { askTheSite } from '../../actors/askTheSite.ts';
import { isAnythingUnkept, warnOfLoss } from '../../actors/unkept.ts';
import { unreached } from '../connectionNews.ts';
import { notLoadedId } from '../../ui/missed.ts';
import { reloadedAtKey, reloadGuard } from '../pageData.ts';

/** How long the site may take to say that it is there, in milliseconds: what limits calls comes with them. */
const patience = 10_000;

interface How {
  /** In place of the page that is shown: the Back button leads to where it led before. */
  replace?: boolean;
}

/** Has the site make a page: of another address, or of this one once more, where it was left. */
export function askAnew(address: string, { replace = false }: How = {}): void {
  const { pathname, search, hash, href } = window.location;
  if (address === pathname + search + hash || address === href) window.location.reload();
  else window.location[replace ? 'replace' : 'assign'](address);
}

/** Says what the guest can do themselves. It stands in every page, unseen (views/layout/SiteLayout.tsx). */
export function tellNotLoaded(): void {
  document.getElementById(notLoadedId)?.removeAttribute('hidden');
  warnOfLoss();
}

/** Whether this tab has not just been loaded anew; a tab that can keep nothing would be so for ever. */
function isTheFirstTime(): boolean {
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
 * Loads an address anew where something of it cannot be had, as after a new version was put up: once, and by itself only
 * where the guest loses nothing by it, and has not gone elsewhere by the time the site answers. Tells whether it does; where
 * the site cannot be reached, nothing is lost meanwhile.
 */
export async function loadAnew(address: string, how?: How): Promise<boolean> {
  const { pathname } = window.location;
  const answer = await askTheSite(AbortSignal.timeout(patience)).catch(() => undefined);
  if (!answer) {
    unreached.tellAll();
    return false;
  }
  if (window.location.pathname !== pathname) return false;
  const does = answer.ok && !isAnythingUnkept() && isTheFirstTime();
  if (does) askAnew(address, how);
  else tellNotLoaded();
  return does;
}
