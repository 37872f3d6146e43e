import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { colour, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';
import * as shared from '../../../kit/shared.css.ts';
import { invisible } from '../../../theme/invisible.ts';

export { facts, mark, rows } from '../today/day.css.ts';
export { heading } from '../today/today.css.ts';

export const section = style({ display: 'grid', gap: space[3], minWidth: 0 });

/** A calendar, or a double booking. */
export const row = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[4],
  borderBottom: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
});
globalStyle(`${head} > details`, { marginLeft: 'auto' });
export const name = style({ ...type.body, fontWeight: 600, overflowWrap: 'anywhere' });
/** The name of a menu for screen readers. */
export const menuName = style(invisible);

/** Sentences about a calendar. */
export const sentences = style({ display: 'grid', gap: space[2], maxWidth: '42rem' });
export const problems = style([shared.small, { paddingLeft: space[4], listStyle: 'disc' }]);

/** Both bookings of the same nights, next to each other if they fit. */
export const bookings = style({
  display: 'grid',
  gap: space[2],
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${bookings} a`, { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });

export const steps = style({
  display: 'grid',
  gap: space[2],
  paddingLeft: space[6],
  maxWidth: '38rem',
  listStyle: 'decimal',
});
export const address = style([shared.card, { overflowWrap: 'anywhere' }]);
