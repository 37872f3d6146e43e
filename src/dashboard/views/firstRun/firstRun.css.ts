import { style, styleVariants } from '@vanilla-extract/css';
import { hiddenEdge } from '../../../theme/hiddenEdge.ts';
import { colour, radius, space } from '../../../theme/theme.css.ts';
import { figures, type } from '../../../theme/type.ts';

export const title = style({ ...type.subheading, overflowWrap: 'anywhere' });

export const services = style({ display: 'grid', gap: space[2], paddingLeft: space[5], listStyle: 'disc' });

export const steps = style({ borderTop: `1px solid ${colour.line}` });

/** A row with a number or a check mark; the state is below the name. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[4],
  minHeight: '3.5rem',
  paddingBlock: space[3],
  borderBottom: `1px solid ${colour.line}`,
});
export const name = style({
  gridColumn: 2,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  // Without a state, it is next to the middle of the number.
  selectors: { '&:last-child': { gridRow: '1 / 3' } },
});
export const state = style({ ...type.small, gridColumn: 2, color: colour.muted });

const anyMark = style([
  figures,
  {
    gridRow: '1 / 3',
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    borderRadius: radius.round,
    border: hiddenEdge,
    fontWeight: 600,
    fontSize: '0.875rem',
  },
]);
export const mark = styleVariants({
  done: [anyMark, { background: colour.successTint, color: colour.success }],
  next: [anyMark, { background: colour.primary, color: colour.onPrimary }],
  later: [anyMark, { background: colour.sunken, color: colour.muted }],
});
