import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { space } from '../../../theme/theme.css.ts';

/** The calendar, and the sheet below it on a phone, or next to it on a wide window. The calendar keeps its place. */
export const calendar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
});
export const withSheet = style({
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', gap: space[5] } },
});

/** The place of the line below the calendar while its code is loaded. */
export const hintPlace = style({ minHeight: '2.75rem' });
