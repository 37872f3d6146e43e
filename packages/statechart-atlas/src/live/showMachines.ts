import type { EnvironmentMessage, InspectionMessage } from './inspector.ts';
import type { ProductData } from './machineData.ts';
import type { PageNote } from './page.ts';

interface ViewOptions {
  base: string;
  channel: string;
  notes: readonly PageNote[];
}

/**
 * Runs in the view, and is sent as source text. It shows the machines of the page, and highlights their current states
 * and last transitions.
 */
export function showMachines({ base, channel, notes }: ViewOptions): void {
  const findElement = (id: string) => document.getElementById(id)!;
  const messages = new BroadcastChannel(channel);
  const frame = findElement('site') as HTMLIFrameElement;
  const tabs = findElement('machines');
  const chart = findElement('chart');

  interface RunningMachine {
    machine: string;
    state: string;
    /** The last transition. */
    lastTransition: string;
    /** Whether only the server has run it, to render the page. */
    isServerRendered?: boolean;
  }
  const running = new Map<string, RunningMachine>();
  const charts = new Map<string, Promise<string>>();
  let product: ProductData = { machines: {}, calls: {} };
  let shown = { machine: '', address: '' };
  // The machine to show; its chart may still be loading.
  let requested = shown;
  let isSelectedByUser = false;

  const createElement = (tag: string, text: string, className = '') =>
    Object.assign(document.createElement(tag), { textContent: text, className });
  const getName = (machine: string) => product.machines[machine]?.name ?? machine;
  const findRunning = (machine: string) => [...running.values()].filter((one) => one.machine === machine);

  const getLevels = (state: string) =>
    state
      .split(' ')
      .flatMap((leaf) => leaf.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.')));

  const describeState = (leaf: string) => {
    const { name = leaf, description = '' } = product.machines[shown.machine]?.states[leaf] ?? {};
    const item = createElement('li', '');
    item.append(createElement('strong', name), ` ${description}`);
    return item;
  };

  const highlight = () => {
    const current = findRunning(shown.machine);
    const states = new Set(current.flatMap(({ state }) => getLevels(state)));
    const transitions = current.map(({ lastTransition }) => lastTransition);
    for (const node of chart.querySelectorAll<SVGElement>('[data-node]'))
      node.classList.toggle('lit', states.has(node.dataset['node']!));
    for (const arrow of chart.querySelectorAll<SVGElement>('[data-arrows]')) {
      const slugs = arrow.dataset['arrows']!.split(' ');
      const isTaken = transitions.some((slug) => slugs.includes(slug));
      arrow.classList.toggle('lit', isTaken);
    }
    findElement('now').replaceChildren(
      ...current.flatMap(({ state }) => state.split(' ')).map(describeState),
    );
    chart.querySelector('.leaf.lit')?.scrollIntoView({ block: 'center', inline: 'center' });
  };

  /** The address of the chart in which the current states of a machine are open. */
  const getChartAddress = (machine: string) => {
    const { compoundStates = [] } = product.machines[machine] ?? {};
    const open = findRunning(machine)
      .flatMap(({ state }) => getLevels(state))
      .filter((level) => compoundStates.includes(level));
    return `charts/${machine}/${open.at(-1) ?? ''}.svg`;
  };

  const drawTabs = () => {
    const machines = [...new Set([...running.values()].map(({ machine }) => machine))];
    tabs.replaceChildren(
      ...machines.map((machine) => {
        const tab = createElement('button', getName(machine)) as HTMLButtonElement;
        tab.setAttribute('aria-pressed', String(machine === shown.machine));
        tab.addEventListener('click', () => {
          isSelectedByUser = true;
          void show(machine);
        });
        return tab;
      }),
    );
  };

  const show = async (machine: string) => {
    if (machine === '') return;
    const address = getChartAddress(machine);
    requested = { machine, address };
    if (shown.address !== address) {
      const svg = charts.get(address) ?? fetch(base + address).then((response) => response.text());
      charts.set(address, svg);
      const text = await svg;
      // Another chart may have been requested in the meantime.
      if (requested.address !== address) return;
      if (shown.address !== address) chart.innerHTML = text;
      shown = requested;
      findElement('about').textContent = product.machines[machine]?.description ?? '';
    }
    drawTabs();
    highlight();
  };

  const hasScreen = (machine: string) =>
    frame.contentDocument?.querySelector(`[data-machine="${machine}"]`) !== null;

  /** Shows the address of the page, and the note for pages without running machines. */
  const showPlace = () => {
    const { pathname = '', search = '' } = frame.contentWindow?.location ?? {};
    findElement('address').textContent = pathname + search;
    const isRunning = [...running.values()].some(
      ({ machine, isServerRendered }) => !isServerRendered && hasScreen(machine),
    );
    const note = isRunning ? undefined : notes.find(({ path }) => new RegExp(path).test(pathname));
    findElement('note').textContent = note?.text ?? '';
    findElement('note').hidden = note === undefined;
  };

  /** Shows a machine, or the page's main one if that machine has stopped or has no screen. */
  const update = (machine: string) => {
    for (const [key, one] of running) {
      if (one.isServerRendered && !hasScreen(one.machine)) running.delete(key);
    }
    const all = [...running.values()].map((one) => one.machine);
    const visible = all.filter(hasScreen);
    const isValid =
      all.includes(machine) && (isSelectedByUser || visible.length === 0 || visible.includes(machine));
    void show(isValid ? machine : (visible[0] ?? all[0] ?? ''));
    showPlace();
  };

  /** Stores a transition of a machine; returns whether the view should show that machine. */
  const storeTransition = (message: InspectionMessage & { type: 'transitionTaken' }): boolean => {
    const { session, machine, transition } = message;
    const place = `${transition.from} ${transition.source} ${transition.eventType} ${transition.branch}`;
    const { slug = '', kind = 'received' } = product.machines[machine]?.transitions[place] ?? {};
    running.set(session, { machine, state: transition.from, lastTransition: slug });
    return kind !== 'received' && hasScreen(machine);
  };

  const receive = (message: InspectionMessage) => {
    let next = requested.machine;
    if (message.type === 'pageOpened') running.clear();
    if (message.type === 'machineStopped') running.delete(message.session);
    if (message.type === 'stateEntered') {
      const { session, machine, state } = message;
      running.delete(`rendered ${machine}`);
      const lastTransition = running.get(session)?.lastTransition ?? '';
      running.set(session, { machine, state, lastTransition });
    }
    if (message.type === 'transitionTaken' && storeTransition(message) && !isSelectedByUser) {
      next = message.machine;
    }
    update(next);
  };

  /** Adds the machines that only the server has run, in the states that it has rendered. */
  const addServerRendered = () => {
    const known = new Set([...running.values()].map(({ machine }) => machine));
    for (const { dataset } of frame.contentDocument?.querySelectorAll<HTMLElement>('[data-machine]') ?? []) {
      const { machine = '', state = '' } = dataset;
      if (known.has(machine)) continue;
      running.set(`rendered ${machine}`, { machine, state, lastTransition: '', isServerRendered: true });
    }
  };

  messages.addEventListener('message', ({ data }: MessageEvent<InspectionMessage | EnvironmentMessage>) => {
    if (data.type !== 'offline' && data.type !== 'online' && data.type !== 'applied') receive(data);
  });
  frame.addEventListener('load', () => {
    isSelectedByUser = false;
    addServerRendered();
    update(requested.machine);
  });

  const start = async () => {
    product = (await (await fetch(`${base}machines.json`)).json()) as ProductData;
    frame.src = frame.dataset['src']!;
  };
  void start();
}
