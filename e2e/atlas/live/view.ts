import type { Command, Told } from './inspector.ts';
import type { Flow } from './flows.ts';
import type { WorldNow } from './world.ts';

interface View {
  base: string;
  channel: string;
}

/**
 * Runs in the view, and is sent there as it stands here. It lights the states that the machines of the page are in, draws
 * the arrows that they took last, lists what they heard, and lets the world do things.
 */
export function showLive({ base, channel }: View): void {
  const ask = async <Answer>(path: string, method = 'GET') =>
    (await (await fetch(base + path, { method })).json()) as Answer;
  const byId = (id: string) => document.getElementById(id)!;
  const told = new BroadcastChannel(channel);
  const frame = byId('site') as HTMLIFrameElement;
  const [tabs, chart, log, now] = [byId('machines'), byId('chart'), byId('log'), byId('now')];

  interface Running {
    machine: string;
    state: string;
    /** The arrow that it took last. */
    last: string;
  }
  const running = new Map<string, Running>();
  const charts = new Map<string, Promise<string>>();
  let flows: Record<string, Flow> = {};
  let shown = { machine: '', address: '' };
  let isChosen = false;

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
  const element = (tag: string, words: string, className = '') =>
    Object.assign(document.createElement(tag), { textContent: words, className });

  const levelsOf = (state: string) =>
    state
      .split(' ')
      .flatMap((leaf) => leaf.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.')));

  const light = () => {
    const of = [...running.values()].filter(({ machine }) => machine === shown.machine);
    const states = new Set(of.flatMap(({ state }) => levelsOf(state)));
    const arrows = of.map(({ last }) => last);
    for (const one of chart.querySelectorAll<SVGElement>('[data-node]'))
      one.classList.toggle('lit', states.has(one.dataset['node']!));
    for (const one of chart.querySelectorAll<SVGElement>('[data-arrows]')) {
      const slugs = one.dataset['arrows']!.split(' ');
      one.classList.toggle(
        'lit',
        arrows.some((slug) => slugs.includes(slug)),
      );
    }
    now.replaceChildren(
      ...of
        .flatMap(({ state }) => state.split(' '))
        .map((leaf) => {
          const line = element('li', '');
          line.append(element('strong', leaf), ` ${flows[shown.machine]?.states[leaf] ?? ''}`);
          return line;
        }),
    );
    chart.querySelector('.leaf.lit')?.scrollIntoView({ block: 'center', inline: 'center' });
  };

  /** The chart in which the states are open that a machine is in. */
  const chartFor = (machine: string) => {
    const { opened = [] } = flows[machine] ?? {};
    const states = [...running.values()].filter((one) => one.machine === machine);
    const open = states.flatMap(({ state }) => levelsOf(state)).filter((level) => opened.includes(level));
    return `charts/${machine}/${open.at(-1) ?? ''}.svg`;
  };

  const show = async (machine: string) => {
    if (machine === '') return;
    const address = chartFor(machine);
    if (shown.address !== address) {
      shown = { machine, address };
      const svg = charts.get(address) ?? fetch(base + address).then((answer) => answer.text());
      charts.set(address, svg);
      const text = await svg;
      if (shown.address !== address) return;
      chart.innerHTML = text;
      byId('about').textContent = flows[machine]?.description ?? '';
    }
    drawTabs();
    light();
  };

  const drawTabs = () => {
    const machines = [...new Set([...running.values()].map(({ machine }) => machine))];
    tabs.replaceChildren(
      ...machines.map((machine) => {
        const tab = element('button', machine) as HTMLButtonElement;
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
    line.append(element('b', machine), ' ', element('span', words));
    if (more !== '') {
      const carried = element('details', '');
      carried.append(element('summary', 'what it carries'), element('code', more));
      line.append(carried);
    }
    log.prepend(line);
    while (log.childElementCount > 200) log.lastElementChild!.remove();
  };

  const hasAScreen = (machine: string) =>
    frame.contentDocument?.querySelector(`[data-machine="${machine}"]`) !== null;

  /** Keeps what a machine has taken; tells whether somebody who watches would look there. */
  const takes = ({ session, machine, arrow, heard, carries }: Told & { is: 'taken' }): boolean => {
    const place = `${stateName(arrow.from)} ${arrow.source} ${arrow.eventType} ${arrow.branch}`;
    const { slug = '', words = heard, kind = 'told' } = flows[machine]?.arrows[place] ?? {};
    running.set(session, { machine, state: stateName(arrow.from), last: slug });
    list(machine, words, carries, kind);
    return kind !== 'told' && hasAScreen(machine);
  };

  const hear = (what: Told) => {
    let follows = shown.machine;
    if (what.is === 'opened') running.clear();
    if (what.is === 'gone') running.delete(what.session);
    if (what.is === 'standing') {
      const { session, machine, state } = what;
      running.set(session, { machine, state: stateName(state), last: running.get(session)?.last ?? '' });
    }
    if (what.is === 'asked')
      list(running.get(what.session)?.machine ?? '', `asks: ${what.call}`, '', 'asked');
    if (what.is === 'taken' && takes(what) && !isChosen) follows = what.machine;
    const all = [...running.values()].map(({ machine }) => machine);
    void show(all.includes(follows) ? follows : (all[0] ?? ''));
  };
  let isDue = false;
  const tellWorld = (state: WorldNow) => {
    const { isSlow, isOffline, isAway, due, ahead } = state;
    const hours = ahead / 3_600_000;
    byId('world').textContent = [
      isSlow && 'the world is slow',
      isOffline && 'no connection',
      isAway && 'the host is away',
      due > 0 && `${due} still to come`,
      hours > 0 && `${hours} h later`,
    ]
      .filter(Boolean)
      .join(' · ');
    isDue = due > 0;
    for (const [act, isOn] of Object.entries({ slow: isSlow, offline: isOffline, away: isAway }))
      document.querySelector(`[data-act=${act}]`)?.setAttribute('aria-pressed', String(isOn));
  };
  const act = async (button: HTMLButtonElement) => {
    button.disabled = true;
    const state = await ask<WorldNow>(`acts/${button.dataset['act']}`, 'POST');
    button.disabled = false;
    tellWorld(state);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    told.postMessage({ is: state.isOffline ? 'offline' : 'online' } satisfies Command);
    if (button.dataset['reloads'] !== undefined) frame.contentWindow?.location.reload();
  };
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-act]'))
    button.addEventListener('click', () => void act(button));
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name=device]'))
    choice.addEventListener('change', () => (frame.dataset['device'] = choice.value));
  told.addEventListener('message', ({ data }: MessageEvent<Told | Command>) => {
    if (data.is === 'offline' || data.is === 'online') return;
    hear(data);
    if (isDue) void ask<WorldNow>('world.json').then(tellWorld);
  });
  frame.addEventListener('load', () => {
    byId('address').textContent = frame.contentDocument?.location.pathname ?? '';
    isChosen = false;
  });

  const begin = async () => {
    flows = await ask<Record<string, Flow>>('flows.json');
    frame.src = frame.dataset['src']!;
  };
  void begin();
}
