import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { colour, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

export const filters = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [from.md]: {
      gridTemplateColumns: '14rem minmax(0, 24rem) auto',
      alignItems: 'end',
      justifyContent: 'start',
    },
  },
});

export const rows = style({ borderTop: `1px solid ${colour.line}` });

/** An entry: its parts are below each other on a phone, and next to each other in a wide window. */
export const row = style({
  display: 'grid',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderBottom: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
  '@media': {
    [from.lg]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', paddingBlock: space[2] },
  },
});
globalStyle(`${row} > :nth-child(-n + 3)`, { '@media': { [from.lg]: { width: '15rem' } } });
export const name = style({ ...type.body, fontWeight: 600, outline: 'none' });
// Links fill the height that a finger needs.
globalStyle(`${row} a`, { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
