/** What the machines of a page do, in order. */
export type Told =
  | { is: 'opened' }
  | { is: 'standing'; session: string; machine: string; state: string }
  | { is: 'taken'; session: string; machine: string; arrow: ArrowTaken; trigger: string; carries: string }
  | { is: 'asked'; session: string; call: string }
  | { is: 'gone'; session: string }
  | { is: 'moved' };

/** A transition by its position in the definition. */
export interface ArrowTaken {
  source: string;
  eventType: string;
  branch: number;
  /** The source state; parallel regions are separated by a space. */
  from: string;
}

/** Commands to the inspected pages, and notices that a requested change has happened. */
export type Command = { is: 'offline' } | { is: 'online' } | { is: 'happened'; words: string };

export interface Look {
  /** The channel for messages and commands. */
  channel: string;
  /** How far the clock of the page is ahead, in milliseconds. */
  ahead: number;
  isOffline: boolean;
}

/**
 * Runs in the page before its scripts, and is sent as source text, so it uses nothing of this file. It reports
 * what the machines do
 * through XState's inspection, and none of their texts, which may be a code, a token or a name.
 */
export function inspectPage({ channel, ahead, isOffline }: Look): void {
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
  interface Seen {
    type: string;
    actorRef: Actor;
    snapshot?: { value?: unknown; status?: string };
    event?: { type: string; actorId?: unknown };
    _transitions?: readonly Transition[];
  }
  const messages = new BroadcastChannel(channel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const send = (what: Told) => messages.postMessage(what);
  send({ is: 'opened' });
  // A journey changes the address without loading a page.
  (window as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', () =>
    send({ is: 'moved' }),
  );

  // Kinds and dates may be reported; any other text may be a secret.
  const isKind = (name: string) => /^(type|kind|status|step)$/.test(name);
  const isDate = (text: string) => /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text);
  const masked = (value: unknown, name = '', depth = 0): unknown => {
    if (typeof value === 'string')
      return value === '' || isKind(name) || isDate(value) ? value : `text of ${value.length}`;
    if (typeof value !== 'object' || value === null) return value;
    if (depth === 4) return '…';
    if (Array.isArray(value)) return value.slice(0, 5).map((one) => masked(one, '', depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([inner, one]) => [inner, masked(one, inner, depth + 1)]),
    );
  };
  const getText = (event: object) => {
    const carried = Object.entries(event).filter(([name]) => name !== 'type' && name !== 'actorId');
    return carried.length === 0 ? '' : JSON.stringify(masked(Object.fromEntries(carried)));
  };

  const stateName = (value: unknown): string => {
    if (typeof value === 'string') return value;
    return Object.entries((value ?? {}) as object)
      .flatMap(([key, inner]) =>
        stateName(inner)
          .split(' ')
          .map((leaf) => (leaf === '' ? key : `${key}.${leaf}`)),
      )
      .join(' ');
  };
  const isMachine = ({ logic }: Actor) => logic.root !== undefined;
  // oxlint-disable-next-line no-underscore-dangle -- XState calls it so
  const inspect = ({ type, actorRef, snapshot, event, _transitions: transitions = [] }: Seen) => {
    const session = actorRef.sessionId;
    if (!isMachine(actorRef)) {
      // oxlint-disable-next-line no-underscore-dangle -- XState calls it so
      const asking = actorRef._parent?.sessionId;
      if (type === '@xstate.actor' && asking !== undefined)
        send({ is: 'asked', session: asking, call: actorRef.id });
      return;
    }
    const machine = actorRef.logic.id ?? '';
    if (type === '@xstate.microstep') {
      for (const transition of transitions) {
        const { source, eventType } = transition;
        const branch = source.transitions.get(eventType)?.indexOf(transition) ?? -1;
        const from = stateName(actorRef.getSnapshot()?.value);
        const arrow = { source: source.path.join('.'), eventType, branch, from };
        send({ is: 'taken', session, machine, arrow, trigger: event!.type, carries: getText(event!) });
      }
    }
    if (type !== '@xstate.snapshot') return;
    if (snapshot?.status === 'active')
      send({ is: 'standing', session, machine, state: stateName(snapshot.value) });
    else send({ is: 'gone', session });
  };
  Object.assign(window, { stateInspector: { inspect } });

  if (ahead > 0) {
    const { now } = Date;
    window.Date = new Proxy(Date, {
      construct: (real, given, made) =>
        Reflect.construct(real, given.length === 0 ? [now() + ahead] : given, made) as Date,
      get: (real, name) => (name === 'now' ? () => now() + ahead : (Reflect.get(real, name) as unknown)),
    });
  }
  let isCut = isOffline;
  Object.defineProperty(navigator, 'onLine', { get: () => !isCut });
  messages.addEventListener('message', ({ data }: MessageEvent<Command>) => {
    if (data.is !== 'offline' && data.is !== 'online') return;
    isCut = data.is === 'offline';
    window.dispatchEvent(new Event(data.is));
  });
}
