import type { Page, PageState, Params } from './page.ts';
import { settles, startMachine, stateOf } from './runMachine.ts';
import type { Services } from './services.ts';

/** How long the server waits for a page's machine, in milliseconds. */
const patience = 3000;

/** Runs a page's machine until its page can be rendered; one that takes too long has `failed`. */
export async function settledState(page: Page, params: Params, services: Services): Promise<PageState> {
  const machine = await page.machine(services);
  const actor = startMachine(machine, page.input(params, services.settings));
  try {
    const inTime = await settles(actor, patience);
    const state = { ...stateOf(actor.getSnapshot()), children: {} };
    return inTime ? state : { ...state, value: 'failed' };
  } finally {
    actor.stop();
  }
}
