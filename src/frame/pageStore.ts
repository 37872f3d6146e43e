import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import type { Page, Params } from './page.ts';
import { createListeners, type Listener } from './createListeners.ts';
import type { PageState } from './pageState.ts';
import type { Runner } from './runMachine.ts';
import type { Services } from './services.ts';
import { subscribeToEffects } from './subscribeToEffects.ts';
import { idleAfterInteraction } from '../ui/whenIdle.ts';

/** A page's state for React. The machine starts only when it is needed. */
export interface PageStore {
  state: () => PageState;
  send: (event: EventObject) => void;
  /** Sends an event to a journey within the page's machine. */
  sendToChild: (journey: string, event: EventObject) => void;
  /**
   * Sends an event to the page's machine and the journeys within it, if the machine runs. Does nothing otherwise,
   * because no journey waits for the event then.
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

const noop = () => undefined;

/** The time that a navigation waits for its page before it shows the page's loading state, in milliseconds. */
const settleTimeout = 300;

function openStore(page: Page, params: Params, services: Services, from?: PageState) {
  const changes = createListeners();
  const effectListeners = createListeners<EventObject>();
  let state = from;
  let running: { actor: AnyActorRef; runner: Runner } | undefined;
  let loading: Promise<void> | undefined;
  const pendingActions: ((actor: AnyActorRef) => void)[] = [];
  // The journeys within a page begin with the `opened` event. What is typed before hydration is reported before it.
  let isOpened = page.getOpenedEvent === undefined;
  // Sends the `opened` event, which precedes all other events, even those that were sent while the machine was loading.
  let sendOpened: () => void = noop;

  const startActor = (runner: Runner) => {
    const actor = runner.start(page.getInput(params, services.settings), from);
    const read = () => {
      state = runner.getState(actor.getSnapshot());
    };
    read();
    subscribeToEffects(actor, effectListeners.notify);
    actor.subscribe(() => {
      read();
      changes.notify();
    });
    running = { actor, runner };
    sendOpened();
    for (const act of pendingActions.splice(0)) act(actor);
    return running;
  };
  const load = async (runner: Promise<Runner>) => {
    try {
      startActor(await runner);
    } catch {
      // The machine's code could not be loaded. The next event tries again.
      pendingActions.length = 0;
    } finally {
      loading = undefined;
    }
  };
  const withActor = (act: (actor: AnyActorRef) => void): void => {
    if (running) {
      act(running.actor);
      return;
    }
    pendingActions.push(act);
    if (loading || !isOpened) return;
    const runner = page.loadRunner(services);
    if (runner instanceof Promise) loading = load(runner);
    else startActor(runner);
  };
  const send = (event: EventObject) => withActor((actor) => actor.send(event));

  const store: PageStore = {
    state: () => state!,
    subscribe: changes.add,
    onUiEffect: effectListeners.add,
    send,
    sendToChild: (journey, event) =>
      withActor((actor) => {
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
      if (!page.getOpenedEvent) return () => undefined;
      const opened = page.getOpenedEvent(services);
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
      const startMachine = () => withActor(() => sendOpened());
      isOpened = true;
      const canWait = !running && pendingActions.length === 0;
      const cancelStart =
        canWait && page.canDeferOpenedEvent?.(params)
          ? idleAfterInteraction(startMachine)
          : (startMachine(), noop);
      return () => {
        cancelStart();
        sendOpened = noop;
        stop();
        if (isSent) send({ type: 'page.left' });
      };
    },
  };
  return { store, startActor };
}

/** Creates the store of a page that the server rendered. Its machine starts with the first event. */
export const resumeStore = (page: Page, params: Params, services: Services, from: PageState): PageStore =>
  openStore(page, params, services, from).store;

/** Creates the store of a page that the browser navigates to. Its machine starts immediately. */
export async function startStore(page: Page, params: Params, services: Services): Promise<PageStore> {
  const { store, startActor } = openStore(page, params, services);
  const { actor, runner } = startActor(await page.loadRunner(services));
  await runner.waitUntilSettled(actor, settleTimeout);
  return store;
}

/** Creates the store of a page that is only rendered, as on the server. */
export const staticStore = (state: PageState): PageStore => ({
  state: () => state,
  send: noop,
  sendToChild: noop,
  broadcast: noop,
  subscribe: () => noop,
  onUiEffect: () => noop,
  open: () => noop,
});
