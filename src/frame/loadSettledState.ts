import { waitFor, type AnyStateMachine } from 'xstate';
import type { Page, Params } from './page.ts';
import type { PageState } from './pageState.ts';
import { isSettled, startMachine, getState } from './runMachine.ts';
import type { Services } from './services.ts';

/** The time limit for loading a page on the server, in milliseconds. */
const loadingTimeout = 3000;

/** The machines of pages by their services. Each is created once and used for every request. */
const machines = new WeakMap<Services, Map<Page, AnyStateMachine>>();

async function getMachine(page: Page, services: Services): Promise<AnyStateMachine> {
  const machinesByPage = machines.get(services) ?? new Map<Page, AnyStateMachine>();
  machines.set(services, machinesByPage);
  const existing = machinesByPage.get(page);
  if (existing) return existing;
  const { machine } = await page.loadRunner(services);
  const limitedMachine = machine.provide({ delays: { loadingTimeout } });
  machinesByPage.set(page, limitedMachine);
  return limitedMachine;
}

/** Runs a page's machine until the page can be rendered. */
export async function loadSettledState(page: Page, params: Params, services: Services): Promise<PageState> {
  const actor = startMachine(await getMachine(page, services), page.getInput(params, services.settings));
  try {
    return { ...getState(await waitFor(actor, isSettled)), children: {} };
  } finally {
    actor.stop();
  }
}
