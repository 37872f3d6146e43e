import type { Command, Told } from './inspector.ts';
import type { Flows } from './flows.ts';
import type { Aside } from './page.ts';

interface View {
  base: string;
  channel: string;
  asides: readonly Aside[];
}

/**
 * Runs in the view, and is sent as source text. It highlights the current states of the page's machines, draws
 * their last transitions,
 * and lists the events.
 */
export function showLive({ base, channel, asides }: View): void {
  const byId = (id: string) => document.getElementById(id)!;
  const messages = new BroadcastChannel(channel);
  const frame = byId('site') as HTMLIFrameElement;
  const [tabs, chart, log, now] = [byId('machines'), byId('chart'), byId('log'), byId('now')];

  interface Running {
    machine: string;
    state: string;
    /** The last transition. */
    last: string;
    /** Whether only the server has run it, to render the page. */
    isDrawn?: boolean;
  }
  const running = new Map<string, Running>();
  const charts = new Map<string, Promise<string>>();
  let flows: Flows = { machines: {}, calls: {} };
  let shown = { machine: '', address: '' };
  // The machine to show; its chart may still be loading.
  let wanted = shown;
  let isChosen = false;

  const element = (tag: string, words: string, className = '') =>
    Object.assign(document.createElement(tag), { textContent: words, className });
  const getName = (machine: string) => flows.machines[machine]?.name ?? machine;

  const getLevels = (state: string) =>
    state
      .split(' ')
      .flatMap((leaf) => leaf.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.')));

  const light = () => {
    const of = [...running.values()].filter(({ machine }) => machine === shown.machine);
    const states = new Set(of.flatMap(({ state }) => getLevels(state)));
    const arrows = of.map(({ last }) => last);
    for (const one of chart.querySelectorAll<SVGElement>('[data-node]'))
      one.classList.toggle('lit', states.has(one.dataset['node']!));
    for (const one of chart.querySelectorAll<SVGElement>('[data-arrows]')) {
      const slugs = one.dataset['arrows']!.split(' ');
      const isLit = arrows.some((slug) => slugs.includes(slug));
      one.classList.toggle('lit', isLit);
    }
    now.replaceChildren(
      ...of
        .flatMap(({ state }) => state.split(' '))
        .map((leaf) => {
          const { name = leaf, description = '' } = flows.machines[shown.machine]?.states[leaf] ?? {};
          const line = element('li', '');
          line.append(element('strong', name), ` ${description}`);
          return line;
        }),
    );
    chart.querySelector('.leaf.lit')?.scrollIntoView({ block: 'center', inline: 'center' });
  };

  /** The chart in which the current states of a machine are open. */
  const chartFor = (machine: string) => {
    const { opened = [] } = flows.machines[machine] ?? {};
    const of = [...running.values()].filter((one) => one.machine === machine);
    const open = of.flatMap(({ state }) => getLevels(state)).filter((level) => opened.includes(level));
    return `charts/${machine}/${open.at(-1) ?? ''}.svg`;
  };

  const show = async (machine: string) => {
    if (machine === '') return;
    const address = chartFor(machine);
    wanted = { machine, address };
    if (shown.address !== address) {
      const svg = charts.get(address) ?? fetch(base + address).then((answer) => answer.text());
      charts.set(address, svg);
      const text = await svg;
      // Until it has loaded, messages are about the current chart.
      if (wanted.address !== address) return;
      if (shown.address !== address) chart.innerHTML = text;
      shown = wanted;
      byId('about').textContent = flows.machines[machine]?.description ?? '';
    }
    drawTabs();
    light();
  };

  const drawTabs = () => {
    const machines = [...new Set([...running.values()].map(({ machine }) => machine))];
    tabs.replaceChildren(
      ...machines.map((machine) => {
        const tab = element('button', getName(machine)) as HTMLButtonElement;
        tab.setAttribute('aria-pressed', String(machine === shown.machine));
        tab.addEventListener('click', () => {
          isChosen = true;
          void show(machine);
        });
        return tab;
      }),
    );
  };

  const list = (machine: string, words: string, more: string, kind: string) => {
    const line = element('li', '', kind);
    line.append(element('b', getName(machine)), ' ', element('span', words));
    if (more !== '') {
      const carried = element('details', '');
      carried.append(element('summary', 'what it carries'), element('code', more));
      line.append(carried);
    }
    log.prepend(line);
    log.children[200]?.remove();
  };

  const hasAScreen = (machine: string) =>
    frame.contentDocument?.querySelector(`[data-machine="${machine}"]`) !== null;

  /** Stores a transition of a machine; returns whether the view should show that machine. */
  const takes = ({ session, machine, arrow, trigger, carries }: Told & { is: 'taken' }): boolean => {
    const place = `${arrow.from} ${arrow.source} ${arrow.eventType} ${arrow.branch}`;
    const { slug = '', words = trigger, kind = 'received' } = flows.machines[machine]?.arrows[place] ?? {};
    running.set(session, { machine, state: arrow.from, last: slug });
    list(machine, words, carries, kind);
    return kind !== 'received' && hasAScreen(machine);
  };

  /** Shows the address of the page, and what to do on pages without machines. */
  const tellPlace = () => {
    const { pathname = '', search = '' } = frame.contentWindow?.location ?? {};
    byId('address').textContent = pathname + search;
    const runs = [...running.values()].some(({ machine, isDrawn }) => !isDrawn && hasAScreen(machine));
    const found = runs ? undefined : asides.find(({ path }) => new RegExp(path).test(pathname));
    byId('aside').textContent = found?.words ?? '';
    byId('aside').hidden = found === undefined;
  };

  /** Shows a machine, or the page's main one if that machine has stopped or has no screen. */
  const goOn = (machine: string) => {
    for (const [key, one] of running) if (one.isDrawn && !hasAScreen(one.machine)) running.delete(key);
    const all = [...running.values()].map((one) => one.machine);
    const seen = all.filter(hasAScreen);
    const fits = all.includes(machine) && (isChosen || seen.length === 0 || seen.includes(machine));
    void show(fits ? machine : (seen[0] ?? all[0] ?? ''));
    tellPlace();
  };

  const hear = (what: Told) => {
    let follows = wanted.machine;
    if (what.is === 'opened') running.clear();
    if (what.is === 'gone') running.delete(what.session);
    if (what.is === 'standing') {
      const { session, machine, state } = what;
      running.delete(`drawn ${machine}`);
      running.set(session, { machine, state, last: running.get(session)?.last ?? '' });
    }
    if (what.is === 'asked')
      list(
        running.get(what.session)?.machine ?? '',
        flows.calls[what.call] ?? `asks ${what.call}`,
        '',
        'asked',
      );
    if (what.is === 'taken' && takes(what) && !isChosen) follows = what.machine;
    goOn(follows);
  };

  /** A machine that only the server has run stays in the state that was rendered. */
  const meetDrawn = () => {
    const known = new Set([...running.values()].map(({ machine }) => machine));
    for (const { dataset } of frame.contentDocument?.querySelectorAll<HTMLElement>('[data-machine]') ?? []) {
      const { machine = '', state = '' } = dataset;
      if (!known.has(machine)) running.set(`drawn ${machine}`, { machine, state, last: '', isDrawn: true });
    }
  };

  messages.addEventListener('message', ({ data }: MessageEvent<Told | Command>) => {
    if (data.is === 'offline' || data.is === 'online') return;
    if (data.is === 'happened') list('The world', data.words, '', 'failed');
    else hear(data);
  });
  frame.addEventListener('load', () => {
    isChosen = false;
    meetDrawn();
    goOn(wanted.machine);
  });

  const begin = async () => {
    flows = (await (await fetch(`${base}flows.json`)).json()) as Flows;
    frame.src = frame.dataset['src']!;
  };
  void begin();
}
