import { isMissed } from '../../ui/missed.ts';
import { askForPartsAgain } from '../../ui/partsAgain.ts';
import { returned } from '../connectionNews.ts';
import { reloadGuard } from '../pageData.ts';
import { partMissed } from '../versionNews.ts';
import { loadAnew } from './loadAnew.ts';

/**
 * Hears of every part of the site that could not be loaded, whoever wanted it. Whoever does not wait for it has said so
 * by the end of the task. Where the site could not be reached, they come once it can.
 */
export function followMissingParts(): void {
  returned.add(askForPartsAgain);
  // Parts are seldom missing alone: one of them has the page loaded anew for all.
  let loading: Promise<void> | undefined;
  const load = async () => {
    const over = () => (loading = undefined);
    // Who ends that, or goes elsewhere meanwhile, is still here then.
    if (await loadAnew(window.location.href)) setTimeout(over, reloadGuard);
    else over();
  };
  window.addEventListener('vite:preloadError', ({ payload }) => {
    setTimeout(() => {
      if (isMissed(payload)) loading ??= load();
      else partMissed.tellAll();
    });
  });
}
