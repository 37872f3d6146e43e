import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import type { Page, Params } from './page.ts';
import { listeners, type Listener } from './listeners.ts';
import type { PageState } from './pageState.ts';
import type { Runner } from './runMachine.ts';
import type { Services } from './services.ts';
import { idleAfterInteraction } from '../ui/whenIdle.ts';

/** A page's state as React reads it. Its machine runs only once somebody needs it to. */
export interface PageStore {
  state: () => PageState;
  send: (event: EventObject) => void;
  /** Sends an event to a journey within the page's machine. */
  sendToChild: (journey: string, event: EventObject) => void;
  /** Sends an event to the page's machine and the journeys within it, where it runs: a page that was only rendered waits for nothing. */
  broadcast: (event: EventObject) => void;
  subscribe: (listener: Listener) => () => void;
  /** Listens to what the machines of the page want of the browser; returns how to stop. */
  onUiEffect: (listener: Listener<EventObject>) => () => void;
  /** The page is on the screen; returns what is to be done when it no longer is. */
  open: () => () => void;
}

const nothing = () => undefined;

/** How long a navigation waits for its page before it shows the page's waiting state. */
const settleTimeout = 300;

/** Follows a running machine and the journeys within it. */
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
  // What is told first of all, whatever came after it while the machine was loaded, or could not be.
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
      // Its code could not be loaded: whoever wants something next tries again.
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
      // A page that is still loading, or could not be, does not hear it yet.
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

/** The store of a page that the server rendered: its machine starts with the first event. */
export const resumeStore = (page: Page, params: Params, services: Services, from: PageState): PageStore =>
  openStore(page, params, services, from).store;

/** The store of a page that the browser goes to: its machine starts at once. */
export async function startStore(page: Page, params: Params, services: Services): Promise<PageStore> {
  const { store, begin } = openStore(page, params, services);
  const { actor, runner } = begin(await page.run(services));
  await runner.settles(actor, settleTimeout);
  return store;
}

/** The store of a page that is only drawn, as on the server. */
export const staticStore = (state: PageState): PageStore => ({
  state: () => state,
  send: nothing,
  sendToChild: nothing,
  broadcast: nothing,
  subscribe: () => nothing,
  onUiEffect: () => nothing,
  open: () => nothing,
});
