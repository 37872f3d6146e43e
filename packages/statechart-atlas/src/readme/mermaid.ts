import { called, getLinkRows, getBoxRows, type ChartContext, type ChartRow } from '../chart/chartRows.ts';
import type { Box, Link, LinkLabel, View } from '../chart/view.ts';

type Kind = LinkLabel['kind'] | 'several';

/** Signs before labels, by cause; an action of a person has none. */
const signs: Readonly<Partial<Record<Kind, string>>> = {
  expected: '▶ ',
  answered: '✓ ',
  failed: '✕ ',
  time: '⏱ ',
  received: '◇ ',
};

const lines: Readonly<Partial<Record<Kind, string>>> = {
  expected: '==>',
  failed: '-.->',
  time: '-.->',
  received: '-.->',
};

/** Colours that are visible on light and dark pages. */
const looks = [
  'classDef default fill:none,stroke:#8090a0',
  'classDef failed stroke:#d9534f,stroke-width:2px',
  'classDef waiting stroke:#4a90d9,stroke-dasharray:5 3',
  'classDef folded stroke-width:3px',
  'classDef stub stroke-dasharray:2 3',
  'classDef beginning fill:#8090a0',
];

const styles: Readonly<Partial<Record<Kind, string>>> = {
  expected: 'stroke:#1a9a6c,stroke-width:3px',
  failed: 'stroke:#d9534f,stroke-width:2px',
  time: 'stroke:#c08a1e,stroke-width:2px',
  received: 'stroke:#9a7cc7,stroke-width:2px',
};

/** Returns an id that is not a keyword of Mermaid. */
const getId = (id: string) => `s_${id.replaceAll(/[^\w]/g, '_')}`;

/** Escapes text for Mermaid. */
const plain = (text: string) => text.replaceAll('"', '#quot;');

const getRow = ({ words, kind, is }: ChartRow) =>
  plain(`${is === 'stays' ? '↻ ' : ((kind && signs[kind]) ?? '')}${words}`);

const getClasses = ({ state, isStub }: Box) => {
  if (isStub) return ':::stub';
  if (state.tags.includes('failed')) return ':::failed';
  if (state.tags.includes('waiting')) return ':::waiting';
  return state.isLeaf ? '' : ':::folded';
};

function getShape(box: Box, words: string): string {
  if (box.isStub) return `(["${words}"])`;
  return box.state.isFinal ? `[["${words}"]]` : `("${words}")`;
}

interface Written {
  lines: string[];
  /** The kinds of the arrows, in order. */
  kinds: Kind[];
}

const beginning = (id: string, first: string) => `${getId(id)}_begins((" ")):::beginning --> ${getId(first)}`;

function getBox(box: Box, around: ChartContext, most: number, indent: string): Written {
  const { id, state, isOpen, isStub, sideText = '', inner, begins } = box;
  const rows = isStub ? [] : getBoxRows(box, around, most).map(getRow);
  const title = plain(isStub ? called(state.id, sideText, around) : state.words);
  const words = [`<b>${title}</b>`, ...rows].join('<br/>');
  if (!isOpen)
    return { lines: [`${indent}${getId(id)}${getShape(box, words)}${getClasses(box)}`], kinds: [] };
  const within = inner.map((one) => getBox(one, around, most, `${indent}  `));
  return {
    lines: [
      `${indent}subgraph ${getId(id)} ["<b>${title}</b>"]`,
      // Mermaid reserves space for a title of one line only.
      ...(rows.length === 0 ? [] : [`${indent}  ${getId(id)}_said("${rows.join('<br/>')}"):::stub`]),
      ...begins.map((first) => `${indent}  ${beginning(id, first)}`),
      ...within.flatMap((one) => one.lines),
      `${indent}end`,
    ],
    kinds: [...begins.map((): Kind => 'several'), ...within.flatMap(({ kinds }) => kinds)],
  };
}

const getKind = ({ labels }: Link): Kind => {
  const kinds = [...new Set(labels.map(({ kind }) => kind))];
  return kinds.length === 1 ? kinds[0]! : 'several';
};

const isExpected = (link: Link) => getKind(link) === 'expected';

const getLink = (link: Link, most: number) =>
  `  ${getId(link.from)} ${lines[getKind(link)] ?? '-->'}|"${getLinkRows(link, most).map(getRow).join('<br/>')}"| ${getId(link.to)}`;

function getStyles(kinds: readonly Kind[]): string[] {
  return Object.entries(styles).flatMap(([kind, look]) => {
    const of = kinds.flatMap((one, index) => (one === kind ? [index] : []));
    return of.length === 0 ? [] : [`  linkStyle ${of.join(',')} ${look}`];
  });
}

/**
 * Renders a view as a Mermaid flowchart.
 * @param most the maximum number of labels per arrow and box
 */
export function renderMermaid(view: View, around: ChartContext, most: number): string {
  const boxes = view.boxes.map((box) => getBox(box, around, most, '  '));
  // Mermaid lays out the first links first.
  const links = view.links.toSorted((a, b) => Number(isExpected(b)) - Number(isExpected(a)));
  const kinds = [
    ...view.begins.map((): Kind => 'several'),
    ...boxes.flatMap((one) => one.kinds),
    ...links.map(getKind),
  ];
  return [
    'flowchart TD',
    ...looks.map((look) => `  ${look}`),
    ...view.begins.map((first) => `  ${beginning('', first)}`),
    ...boxes.flatMap((one) => one.lines),
    ...links.map((link) => getLink(link, most)),
    ...getStyles(kinds),
  ].join('\n');
}
