import type { ChartRow } from './chartRows.ts';

/** Icons, ten pixels wide: some are drawn as lines, others are filled. */
const drawn = {
  done: [
    'M5 .8a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zM.9 9.6c0-2.4 1.8-3.7 4.1-3.7s4.1 1.3 4.1 3.7z',
    'full',
  ],
  expected: ['M1.5.8 9.2 5 1.5 9.2z', 'full'],
  answered: ['M1 5.4 3.9 8.3 9 1.9', 'line'],
  failed: ['M1.6 1.6 8.4 8.4M8.4 1.6 1.6 8.4', 'line'],
  time: ['M5 .9a4.1 4.1 0 1 0 .01 0zM5 2.6V5l1.9 1.2', 'line'],
  received: ['M.8 1.2h8.4v5.3H4.9L2.6 9V6.5H.8z', 'line'],
  stays: ['M8.6 3.3A4 4 0 1 0 9 5.6M9.2.9v2.8H6.4', 'line'],
  like: ['M1 3.4h8M1 6.6h8', 'line'],
  runs: ['M.8.8h8.4v8.4H.8zM3.6 2.9 7.2 5 3.6 7.1z', 'line'],
  mail: ['M.7 1.9h8.6v6.2H.7zM.9 2.2 5 5.6l4.1-3.4', 'line'],
  page: ['M1.8.8h4.6l1.8 1.8v6.6H1.8zM3.6 4.6h2.8M3.6 6.8h2.8', 'line'],
  inside: ['M2.8.8h6.4v6.4M.8 2.8h6.4v6.4H.8z', 'line'],
} as const;

type Sign = keyof typeof drawn;

const getSign = ({ is, kind }: Pick<ChartRow, 'is' | 'kind'>): Sign | undefined => {
  const isItsOwn = ['stays', 'like', 'runs', 'mail', 'inside', 'page'].includes(is);
  return isItsOwn ? (is as Sign) : kind;
};

/** Renders the icon before a row of text. */
export function drawSign(row: Pick<ChartRow, 'is' | 'kind'>, x: number, y: number): string {
  const sign = getSign(row);
  if (sign === undefined) return '';
  const [path, how] = drawn[sign];
  return `<path class="sign ${how}" transform="translate(${x} ${y})" d="${path}"/>`;
}
