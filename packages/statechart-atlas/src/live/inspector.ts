/** A message of an inspected page about its machines. */
export type InspectionMessage =
  | { type: 'pageOpened' }
  | { type: 'stateEntered'; session: string; machine: string; state: string }
  | {
      type: 'transitionTaken';
      session: string;
      machine: string;
      transition: TransitionReference;
      eventType: string;
      /** The data of the event as JSON, with masked texts; empty if it has none. */
      eventData: string;
    }
  | { type: 'callStarted'; machine: string; call: string }
  | { type: 'machineStopped'; session: string }
  | { type: 'addressChanged' };

/** A transition by its position in the definition. */
export interface TransitionReference {
  source: string;
  eventType: string;
  branch: number;
  /** The state of the machine before it; parallel regions are separated by a space. */
  from: string;
}

/** A message to the inspected pages and the view about the simulated environment. */
export type EnvironmentMessage =
  | { type: 'offline' }
  | { type: 'online' }
  | { type: 'applied'; label: string };

export interface InspectorOptions {
  /** The name of the broadcast channel for all messages. */
  channel: string;
  /** How far the clock of the page is ahead, in milliseconds. */
  clockOffset: number;
  isOffline: boolean;
}

/**
 * Runs in the page before its scripts. It is sent as source text, so it uses nothing else of this file. It reports what
 * the machines do through XState's inspection API, and masks texts, which may be codes, tokens or names.
 */
export function inspectPage({ channel, clockOffset, isOffline }: InspectorOptions): void {
  interface Actor {
    sessionId: string;
    id: string;
    logic: { id?: string; root?: unknown };
    _parent?: Actor;
    getSnapshot: () => { value?: unknown } | undefined;
  }
  interface Transition {
    eventType: string;
    source: { path: readonly string[]; transitions: Map<string, readonly unknown[]> };
  }
  interface InspectionEvent {
    type: string;
    actorRef: Actor;
    snapshot?: { value?: unknown; status?: string };
    event?: { type: string; actorId?: unknown };
    _transitions?: readonly Transition[];
  }
  const messages = new BroadcastChannel(channel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const send = (message: InspectionMessage) => messages.postMessage(message);
  send({ type: 'pageOpened' });
  // A single-page application changes the address without loading a page.
  (window as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', () =>
    send({ type: 'addressChanged' }),
  );

  // Kinds and dates may be reported; any other text may be a secret.
  const isKind = (name: string) => /^(type|kind|status|step)$/.test(name);
  const isDate = (text: string) => /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text);
  const mask = (value: unknown, name = '', depth = 0): unknown => {
    if (typeof value === 'string')
      return value === '' || isKind(name) || isDate(value) ? value : `text of ${value.length}`;
    if (typeof value !== 'object' || value === null) return value;
    if (depth === 4) return '…';
    if (Array.isArray(value)) return value.slice(0, 5).map((item) => mask(item, '', depth + 1));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mask(item, key, depth + 1)]));
  };
  const formatData = (event: object) => {
    const data = Object.entries(event).filter(([name]) => name !== 'type' && name !== 'actorId');
    return data.length === 0 ? '' : JSON.stringify(mask(Object.fromEntries(data)));
  };

  const formatState = (value: unknown): string => {
    if (typeof value === 'string') return value;
    return Object.entries((value ?? {}) as object)
      .flatMap(([key, child]) =>
        formatState(child)
          .split(' ')
          .map((leaf) => (leaf === '' ? key : `${key}.${leaf}`)),
      )
      .join(' ');
  };
  const isMachine = ({ logic }: Actor) => logic.root !== undefined;
  // oxlint-disable-next-line no-underscore-dangle -- XState calls it so
  const inspect = ({ type, actorRef, snapshot, event, _transitions: transitions = [] }: InspectionEvent) => {
    const session = actorRef.sessionId;
    if (!isMachine(actorRef)) {
      // oxlint-disable-next-line no-underscore-dangle -- XState calls it so
      const parent = actorRef._parent;
      if (type === '@xstate.actor' && parent)
        send({ type: 'callStarted', machine: parent.logic.id ?? '', call: actorRef.id });
      return;
    }
    const machine = actorRef.logic.id ?? '';
    if (type === '@xstate.microstep') {
      for (const transition of transitions) {
        const { source, eventType } = transition;
        const branch = source.transitions.get(eventType)?.indexOf(transition) ?? -1;
        const from = formatState(actorRef.getSnapshot()?.value);
        send({
          type: 'transitionTaken',
          session,
          machine,
          transition: { source: source.path.join('.'), eventType, branch, from },
          eventType: event!.type,
          eventData: formatData(event!),
        });
      }
    }
    if (type !== '@xstate.snapshot') return;
    if (snapshot?.status === 'active')
      send({ type: 'stateEntered', session, machine, state: formatState(snapshot.value) });
    else send({ type: 'machineStopped', session });
  };
  Object.assign(window, { stateInspector: { inspect } });

  if (clockOffset > 0) {
    const { now } = Date;
    window.Date = new Proxy(Date, {
      construct: (target, args, newTarget) =>
        Reflect.construct(target, args.length === 0 ? [now() + clockOffset] : args, newTarget) as Date,
      get: (target, name) =>
        name === 'now' ? () => now() + clockOffset : (Reflect.get(target, name) as unknown),
    });
  }
  let isDisconnected = isOffline;
  Object.defineProperty(navigator, 'onLine', { get: () => !isDisconnected });
  messages.addEventListener('message', ({ data }: MessageEvent<EnvironmentMessage>) => {
    if (data.type !== 'offline' && data.type !== 'online') return;
    isDisconnected = data.type === 'offline';
    window.dispatchEvent(new Event(data.type));
  });
}
