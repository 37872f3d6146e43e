import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { hiddenEdge } from '../../../theme/hiddenEdge.ts';
import { from } from '../../../theme/media.ts';
import { colour, radius, space } from '../../../theme/theme.css.ts';
import { figures, type } from '../../../theme/type.ts';
import * as shared from '../../../kit/shared.css.ts';

// Arrivals next to departures, and the columns of the tasks, use a wide window.
globalStyle('main[data-machine=today]', { maxWidth: '80rem' });

export const section = style({ display: 'grid', gap: space[2], alignContent: 'start', minWidth: 0 });

/** Arrivals and departures, next to each other in a wide window, and the guests in the house below them. */
export const day = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[10] },
  },
});
globalStyle(`${day} > [data-part=inHouse]`, { gridColumn: '1 / -1' });

export { name, rows } from './today.css.ts';

const row = style({
  display: 'grid',
  gap: `0 ${space[3]}`,
  alignItems: 'center',
  alignContent: 'start',
  paddingBlock: `${space[1]} 0.375rem`,
  borderBottom: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
});

/** A window in which a name and a button fit next to each other. */
const twoColumns = '(min-width: 20em)';

/** A stay: its name next to its action, the facts and marks below. */
export const stay = style([
  row,
  {
    '@media': {
      [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(55%)' },
    },
  },
]);

export const facts = style([shared.small, figures]);
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

globalStyle(`${marks} > li`, { display: 'flex', minWidth: 0 });

const chip = style({
  ...type.small,
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'center',
  paddingInline: space[2],
  border: hiddenEdge,
  borderRadius: radius.medium,
  fontWeight: 600,
  color: colour.text,
});
export const mark = styleVariants({
  late: [chip, { background: colour.errorTint }],
  missing: [chip, { background: colour.warningTint }],
  later: [chip, { background: colour.sunken }],
  ready: [chip, { background: colour.successTint }],
});
globalStyle(`${mark.late} svg`, { color: colour.error });
globalStyle(`${mark.missing} svg`, { color: colour.warning });
globalStyle(`${mark.ready} svg`, { color: colour.success });

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  ':empty': { display: 'none' },
});
// As high as a finger needs, and as narrow as the name next to it needs.
globalStyle(`${action} > *`, {
  ...type.small,
  minHeight: '2.75rem',
  paddingInline: space[4],
  fontWeight: 600,
});
globalStyle(`${stay} > ${facts}, ${stay} > ${marks}`, { gridColumn: '1 / -1' });
globalStyle(`${stay} > ${marks}`, { marginTop: space[1] });
globalStyle(`${stay} > ${action}`, {
  '@media': { [twoColumns]: { gridRow: 1, gridColumn: 2, justifyContent: 'flex-end' } },
});
// The guests in the house have the whole width, in which everything fits into two columns.
globalStyle(`[data-part=inHouse] ul:has(> ${stay})`, {
  '@media': {
    [from.lg]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space[10],
    },
  },
});

export const group = style({ display: 'grid', gap: space[2] });
export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
});
export const groupTitle = style({ ...type.label, color: colour.muted });

/** A task: a row with columns of the same width in each group. */
export const task = style([
  row,
  {
    '@media': {
      [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(55%)' },
      [from.lg]: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr) minmax(0, 4fr)',
        columnGap: space[6],
      },
    },
  },
]);
export const reasons = style({ display: 'grid', gap: space[1] });
/** A reason with its details, in two columns of a wide window. */
export const reason = style({
  display: 'grid',
  gap: `0 ${space[4]}`,
  justifyItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)', alignItems: 'center' } },
});
globalStyle(`${task} > ${reasons}`, {
  gridColumn: '1 / -1',
  '@media': { [from.lg]: { gridColumn: 2, gridRow: 1 } },
});
globalStyle(`${task} > ${action}`, {
  '@media': {
    [twoColumns]: { gridRow: 1, gridColumn: 2, justifyContent: 'flex-end' },
    [from.lg]: { gridColumn: 3 },
  },
});

export const step = style([row, { paddingBlock: space[3] }]);
