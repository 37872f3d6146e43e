import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import type { Page, Params } from './page.ts';
import { listeners, type Listener } from './listeners.ts';
import type { PageState } from './pageState.ts';
import type { Runner } from './runMachine.ts';
import type { Services } from './services.ts';
import { idleAfterInteraction } from '../ui/whenIdle.ts';

/** A page's state for React. The machine starts only when it is needed. */
export interface PageStore {
  state: () => PageState;
  send: (event: EventObject) => void;
  /** Sends an event to a journey within the page's machine. */
  sendToChild: (journey: string, event: EventObject) => void;
  /**
   * Sends an event to the page's machine and the journeys within it, if the machine runs. Journeys of a page whose
   * machine does not run wait for nothing.
   */
  broadcast: (event: EventObject) => void;
  subscribe: (listener: Listener) => () => void;
  /**
   * Subscribes to the effects that the page's machines request from the browser. Returns the function that
   * unsubscribes.
   */
  onUiEffect: (listener: Listener<EventObject>) => () => void;
  /** Called when the page is on the screen. Returns the function to call when it no longer is. */
  open: () => () => void;
}

const nothing = () => undefined;

/** How long a navigation waits for its page before it shows the page's loading state, in milliseconds. */
const settleTimeout = 300;

/** Subscribes to a running machine and the journeys within it. */
function follow(actor: AnyActorRef, changed: () => void, onEffect: Listener<EventObject>) {
  const subscribed = new WeakSet<AnyActorRef>();
  const subscribe = (one: AnyActorRef) => {
    if (subscribed.has(one)) return;
    subscribed.add(one);
    one.on('*', onEffect);
  };
  subscribe(actor);
  actor.subscribe((snapshot: { children: PageState['children'] }) => {
    for (const journey of Object.values(snapshot.children)) if (journey) subscribe(journey);
    changed();
  });
}

function openStore(page: Page, params: Params, services: Services, from?: PageState) {
  const changes = listeners();
  const effectListeners = listeners<EventObject>();
  let state = from;
  let running: { actor: AnyActorRef; runner: Runner } | undefined;
  let loading: Promise<void> | undefined;
  const later: ((actor: AnyActorRef) => void)[] = [];
  // Sends the `opened` event, which precedes all other events, even those that were sent while the machine was loading.
  let sendOpened: () => void = nothing;

  const begin = (runner: Runner) => {
    const actor = runner.start(page.input(params, services.settings), from);
    const read = () => {
      state = runner.getState(actor.getSnapshot());
    };
    read();
    follow(
      actor,
      () => {
        read();
        changes.notify();
      },
      effectListeners.notify,
    );
    running = { actor, runner };
    sendOpened();
    for (const act of later.splice(0)) act(actor);
    return running;
  };
  const load = async (runner: Promise<Runner>) => {
    try {
      begin(await runner);
    } catch {
      // The machine's code could not be loaded. The next event tries again.
      later.length = 0;
    } finally {
      loading = undefined;
    }
  };
  const does = (act: (actor: AnyActorRef) => void): void => {
    if (running) {
      act(running.actor);
      return;
    }
    later.push(act);
    if (loading) return;
    const runner = page.run(services);
    if (runner instanceof Promise) loading = load(runner);
    else begin(runner);
  };
  const send = (event: EventObject) => does((actor) => actor.send(event));

  const store: PageStore = {
    state: () => state!,
    subscribe: changes.add,
    onUiEffect: effectListeners.add,
    send,
    sendToChild: (journey, event) =>
      does((actor) => {
        const { children } = actor.getSnapshot() as { children: PageState['children'] };
        children[journey]?.send(event);
      }),
    broadcast: (event) => {
      if (!running) return;
      running.actor.send(event);
      const { children } = running.actor.getSnapshot() as { children: PageState['children'] };
      for (const journey of Object.values(children)) journey?.send(event);
    },
    open: () => {
      if (!page.opened) return () => undefined;
      const opened = page.opened(services);
      let isSent = false;
      // A page that is loading, or whose loading failed, does not accept the event yet.
      const sendOpenedOnce = () => {
        const isAccepted = (running?.actor.getSnapshot() as AnyMachineSnapshot | undefined)?.can(opened);
        if (isSent || !isAccepted) return;
        isSent = true;
        send(opened);
      };
      sendOpened = sendOpenedOnce;
      const stop = changes.add(sendOpenedOnce);
      const begins = () => does(() => sendOpened());
      const forget = !running && page.mayWait?.(params) ? idleAfterInteraction(begins) : (begins(), nothing);
      return () => {
        forget();
        sendOpened = nothing;
        stop();
        if (isSent) send({ type: 'page.left' });
      };
    },
  };
  return { store, begin };
}

/** Creates the store of a page that the server rendered. Its machine starts with the first event. */
export const resumeStore = (page: Page, params: Params, services: Services, from: PageState): PageStore =>
  openStore(page, params, services, from).store;

/** Creates the store of a page that the browser navigates to. Its machine starts immediately. */
export async function startStore(page: Page, params: Params, services: Services): Promise<PageStore> {
  const { store, begin } = openStore(page, params, services);
  const { actor, runner } = begin(await page.run(services));
  await runner.settles(actor, settleTimeout);
  return store;
}

/** Creates the store of a page that is only rendered, as on the server. */
export const staticStore = (state: PageState): PageStore => ({
  state: () => state,
  send: nothing,
  sendToChild: nothing,
  broadcast: nothing,
  subscribe: () => nothing,
  onUiEffect: () => nothing,
  open: () => nothing,
});
