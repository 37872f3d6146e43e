import { sizes } from './styleBox.ts';
import { depth, isFolded, type PlacedBox } from './layOut.ts';
import { px } from './lines.ts';
import { escaped, drawRows, drawText, type Addresses } from './rows.ts';

function getClasses({ box: { state, isOpen, isStub, isRegion } }: PlacedBox): string {
  if (isStub) return 'state stub';
  const own = state.isLeaf ? ['leaf'] : ['compound', isOpen ? 'open' : 'folded'];
  const tags = state.isLeaf || !isOpen ? state.tags : [];
  return [
    'state',
    ...own,
    ...(isRegion ? ['region'] : []),
    ...(state.isFinal ? ['final'] : []),
    ...tags,
  ].join(' ');
}

/** Renders the badge in the upper right corner of a state with the tag `waiting` or `failed`. */
function getBadge({ box: { state, isOpen, isStub }, x, y, width }: PlacedBox): string {
  if (isOpen || isStub) return '';
  const place = `transform="translate(${px(x + width - 19)} ${px(y + 10)})"`;
  if (state.tags.includes('failed'))
    return `<path class="badge failed" ${place} d="M5 .5 10 9.5H0zM5 3.6v2.8M5 8h.01"/>`;
  if (state.tags.includes('waiting'))
    return `<path class="badge waiting" ${place} d="M1 5h.01M5 5h.01M9 5h.01"/>`;
  return '';
}

const drawTitle = ({ box: { isStub }, styled: { title }, x, y }: PlacedBox) =>
  isStub
    ? drawText(title, x + 13, y + 17, sizes.lineOfRow, 'words')
    : drawText(title, x + sizes.pad, y + sizes.pad + 11, sizes.lineOfTitle, 'title');

const drawBoxRows = ({ styled: { title, rows }, x, y }: PlacedBox, addresses: Addresses) =>
  drawRows(rows, { x: x + sizes.pad, y: y + sizes.pad - 3 + title.length * sizes.lineOfTitle }, addresses);

/** Renders the box of a state; the header of an open state is rendered separately. */
export function getBox(placed: PlacedBox, addresses: Addresses): string {
  const { box, x, y } = placed;
  const { state, isOpen } = box;
  const depthBehind = isFolded(box) ? depth : 0;
  const [width, height] = [placed.width - depthBehind, placed.height - depthBehind];
  const rect = (kind: string, grow: number) =>
    `<rect class="${kind}" x="${px(x - grow)}" y="${px(y - grow)}" width="${px(width + 2 * grow)}" height="${px(height + 2 * grow)}"/>`;
  const shapes = [
    depthBehind > 0
      ? `<rect class="behind" x="${px(x + depth)}" y="${px(y + depth)}" width="${px(width)}" height="${px(height)}"/>`
      : '',
    rect('box', 0),
    state.isFinal ? rect('end', -4) : '',
  ];
  const isClosed = !state.isLeaf && !isOpen;
  const opens = isClosed ? ` data-open="${escaped(state.id)}"` : '';
  const address = (isClosed && addresses.ofOpening) || addresses.ofState;
  const text = isOpen ? '' : drawTitle(placed) + getBadge({ ...placed, width });
  return (
    `<g class="${getClasses(placed)}" data-node="${escaped(state.id)}">` +
    `<a href="${escaped(address(state))}" data-state="${escaped(state.id)}"${opens}>` +
    `<title>${escaped(`${state.words}: ${state.description}`)}</title>` +
    `${shapes.join('')}${text}</a>${isOpen ? '' : drawBoxRows(placed, addresses)}</g>`
  );
}

/** Renders the header of an open state above the arrows that cross it. */
export function getHead(placed: PlacedBox, addresses: Addresses): string {
  const { box, styled, x, y } = placed;
  return (
    `<g class="${getClasses(placed)} head">` +
    `<rect class="ground inside" x="${px(x + 4)}" y="${px(y + 4)}" width="${px(styled.width - 4)}" height="${px(styled.height - 4)}" rx="8"/>` +
    `<a href="${escaped(addresses.ofState(box.state))}">${drawTitle(placed)}</a>${drawBoxRows(placed, addresses)}</g>`
  );
}
