import type { EnvironmentMessage, InspectionMessage } from './inspector.ts';
import type { ProductData } from './machineData.ts';

interface LogOptions {
  base: string;
  channel: string;
}

/** Runs in the view, and is sent as source text. It lists the events and calls of the page's machines, newest first. */
export function showLog({ base, channel }: LogOptions): void {
  /** The number of entries that are kept. */
  const maxEntries = 200;
  const messages = new BroadcastChannel(channel);
  const log = document.getElementById('log')!;
  const loadProduct = async () => (await (await fetch(`${base}machines.json`)).json()) as ProductData;
  const loading = loadProduct();

  const createElement = (tag: string, text: string, className = '') =>
    Object.assign(document.createElement(tag), { textContent: text, className });

  const addEntry = (source: string, text: string, kind: string, data = '') => {
    const entry = createElement('li', '', kind);
    entry.append(createElement('b', source), ' ', createElement('span', text));
    if (data !== '') {
      const details = createElement('details', '');
      details.append(createElement('summary', 'data'), createElement('code', data));
      entry.append(details);
    }
    log.prepend(entry);
    log.children[maxEntries]?.remove();
  };

  const addMessage = ({ machines, calls }: ProductData, message: InspectionMessage | EnvironmentMessage) => {
    if (message.type === 'applied') addEntry('Environment', message.label, 'failed');
    if (message.type === 'callStarted') {
      const { machine, call } = message;
      addEntry(machines[machine]?.name ?? machine, calls[call] ?? `starts ${call}`, 'call');
    }
    if (message.type === 'transitionTaken') {
      const { machine, transition, eventType, eventData } = message;
      const { name = machine, transitions = {} } = machines[machine] ?? {};
      const place = `${transition.from} ${transition.source} ${transition.eventType} ${transition.branch}`;
      const { words = eventType, kind = 'received' } = transitions[place] ?? {};
      addEntry(name, words, kind, eventData);
    }
  };

  messages.addEventListener('message', ({ data }: MessageEvent<InspectionMessage | EnvironmentMessage>) => {
    void loading.then((product) => addMessage(product, data));
  });
}
