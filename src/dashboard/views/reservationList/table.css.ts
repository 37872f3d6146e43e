import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { canHover } from '../../../theme/media.ts';
import { colour, space } from '../../../theme/theme.css.ts';
import { figures, type } from '../../../theme/type.ts';

/** Many columns can be wider than the window. */
export const scroller = style({ overflowX: 'auto' });

export const table = style({ ...type.small, ...figures, width: '100%', borderCollapse: 'collapse' });

const inCell = { paddingInline: space[2], textAlign: 'start' } as const;

export const head = style({
  ...inCell,
  verticalAlign: 'middle',
  borderBottom: `1px solid ${colour.edge}`,
  fontWeight: 600,
  height: '2.75rem',
});

/** A reservation; its whole area is the link. */
export const row = style({
  position: 'relative',
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [canHover]: { selectors: { '&:hover': { background: colour.sunken } } } },
});
export const cell = style({
  ...inCell,
  height: '2.75rem',
  paddingBlock: space[1],
  overflowWrap: 'break-word',
});

/** A short value, such as a date, stays on one line. */
export const whole = style({ whiteSpace: 'nowrap' });

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '2.75rem',
  fontWeight: 600,
  textAlign: 'start',
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

export const numeric = style({ textAlign: 'end' });
globalStyle(`${numeric} > ${sort}`, { flexDirection: 'row-reverse' });

/** The arrow of the column by which the list is sorted; the others keep its place. */
export const arrow = styleVariants({
  down: { display: 'grid' },
  up: { display: 'grid', transform: 'rotate(180deg)' },
  unsorted: { display: 'grid', visibility: 'hidden' },
});
