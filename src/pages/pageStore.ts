import type { EventObject } from 'xstate';
import type { Page, PageState, Params } from './page.ts';
import type { LoadServices } from './services.ts';

/** A page's state as React reads it. Its machine runs only once somebody needs it to. */
export interface PageStore {
  state: () => PageState;
  send: (event: EventObject) => void;
  subscribe: (listener: () => void) => () => void;
}

/** How long a navigation waits for its page before it shows the page's waiting state. */
const patience = 300;

function observable(state: PageState) {
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    become: (next: PageState) => {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

async function start(page: Page, params: Params, loadServices: LoadServices, from?: PageState) {
  const services = await loadServices();
  const [machine, { startMachine, settles, stateOf }] = await Promise.all([
    page.machine(services),
    import('./runMachine.ts'),
  ]);
  const actor = startMachine(machine, page.input(params, services.settings), from);
  return { actor, settles, state: () => stateOf(actor.getSnapshot()) };
}

/** The store of a page that the server rendered: its machine starts with the first event. */
export function resumedStore(
  page: Page,
  params: Params,
  loadServices: LoadServices,
  from: PageState,
): PageStore {
  const { state, become, subscribe } = observable(from);
  const resume = async () => {
    const running = await start(page, params, loadServices, from);
    running.actor.subscribe(() => become(running.state()));
    return running.actor;
  };
  let resumed: ReturnType<typeof resume> | undefined;
  const send = async (event: EventObject) => {
    resumed ??= resume();
    try {
      (await resumed).send(event);
    } catch {
      // Its code could not be loaded: the next event tries again.
      resumed = undefined;
    }
  };
  return { state, subscribe, send: (event) => void send(event) };
}

/** The store of a page that the browser goes to: its machine starts at once. */
export async function startedStore(
  page: Page,
  params: Params,
  loadServices: LoadServices,
): Promise<PageStore> {
  const running = await start(page, params, loadServices);
  await running.settles(running.actor, patience);
  const { state, become, subscribe } = observable(running.state());
  running.actor.subscribe(() => become(running.state()));
  return { state, subscribe, send: (event) => running.actor.send(event) };
}
