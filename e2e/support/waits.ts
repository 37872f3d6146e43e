import type { Page } from '@playwright/test';
import type { Model } from 'statechart-atlas';
import { findTaggedStates } from 'statechart-atlas/playwright';

/** A state with the tag `waiting`, and whether the window showed it. */
interface Wait {
  state: string;
  isAnnounced: boolean;
}

function watchStates(waiting: readonly string[]): void {
  const isSeen = (element: Element) => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return width > 8 && height > 8 && bottom > 0 && top < window.innerHeight;
  };
  const isAnnouncement = (element: Element) =>
    isSeen(element) && (element.matches('[aria-busy=true]') || element.textContent?.trim() !== '');
  const isAnnounced = () =>
    [...document.querySelectorAll('[aria-busy=true], [role=status]')].some(isAnnouncement);
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-machine]')]
      .map(({ dataset }) => `${dataset['machine']} ${dataset['state']}`)
      .filter((state) => waiting.includes(state));
  const { reportWait } = window as unknown as { reportWait: (wait: Wait) => void };
  let before: string[] = [];
  const looks = () => {
    const now = shown();
    const begun = now.filter((state) => !before.includes(state));
    before = now;
    const isStill = (state: string) => shown().includes(state);
    // A change is drawn in the next frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        for (const state of begun.filter(isStill)) reportWait({ state, isAnnounced: isAnnounced() });
      }),
    );
  };
  new MutationObserver(looks).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-state'],
  });
}

/** Records the waiting states of some machines on a page, and whether the window shows them. */
export async function recordWaits(page: Page, models: readonly Model[]): Promise<readonly Wait[]> {
  const waits: Wait[] = [];
  const waiting = models.flatMap((model) =>
    [...findTaggedStates('waiting', model)].map((state) => `${model.machine.id} ${state}`),
  );
  await page.exposeFunction('reportWait', (wait: Wait) => void waits.push(wait));
  await page.addInitScript(watchStates, waiting);
  return waits;
}
