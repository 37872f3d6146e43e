import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { colour, space } from '../../../theme/theme.css.ts';
import { figures, type } from '../../../theme/type.ts';
import { card } from '../../../kit/shared.css.ts';

export const columns = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const column = style({ display: 'grid', gap: space[5], gridTemplateColumns: 'minmax(0, 1fr)' });
export const heading = style(type.subheading);
export const label = style(type.label);

export const rows = style([figures, { display: 'grid', gap: space[2] }]);
/** A name and its value, below each other if both do not fit. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
});
globalStyle(`${row} dt`, { color: colour.muted, overflowWrap: 'anywhere' });
globalStyle(`${row} dd`, { maxWidth: '100%', overflowWrap: 'anywhere' });

/** A link that is large enough for a finger. */
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const reference = style({ ...type.small, overflowWrap: 'anywhere' });

export const entries = style({ display: 'grid', gap: space[4] });
export const entry = style({ borderLeft: `2px solid ${colour.line}`, paddingLeft: space[4] });

/** The actions, two in a row where there is space. */
export const actions = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
});

/** An action in the place of the reservation. */
export const action = style([card, { maxWidth: '36rem' }]);

/** Actions that cannot be undone, apart from the others. */
export const destructive = style([actions, { borderTop: `1px solid ${colour.line}`, paddingTop: space[5] }]);
globalStyle(`${destructive} a`, { color: colour.error, borderColor: colour.error });

/** The number, the links to the list and the next action, above the reservation. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[5]}`,
  marginTop: `calc(-1 * ${space[4]})`,
});

/** The links to the list of reservations. */
export const listLinks = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[5]}` });
