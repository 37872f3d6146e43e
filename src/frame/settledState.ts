import { waitFor } from 'xstate';
import type { Page, Params } from './page.ts';
import type { PageState } from './pageState.ts';
import { isSettled, startMachine, stateOf } from './runMachine.ts';
import type { Services } from './services.ts';

/** How long the server lets a page load, in milliseconds. */
const loadingMayTake = 3000;

/** Runs a page's machine until its page can be rendered. */
export async function settledState(page: Page, params: Params, services: Services): Promise<PageState> {
  const { machine } = await page.run(services);
  const inTime = machine.provide({ delays: { loadingMayTake } });
  const actor = startMachine(inTime, page.input(params, services.settings));
  try {
    return { ...stateOf(await waitFor(actor, isSettled)), children: {} };
  } finally {
    actor.stop();
  }
}
