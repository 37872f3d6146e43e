import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media.ts';
import { colour, space } from '../../theme/theme.css.ts';
import { figures, type } from '../../theme/type.ts';
import { heading } from './property.css.ts';

export const score = style([
  heading,
  figures,
  { display: 'flex', alignItems: 'center', gap: space[3], overflowWrap: 'anywhere' },
]);
globalStyle(`${score} svg`, { color: colour.star });

export const reviews = style({
  display: 'grid',
  gap: space[6],
  '@media': { [from.md]: { gridTemplateColumns: '1fr 1fr', gap: `${space[10]} ${space[12]}` } },
});
export const review = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  // A review without a neighbour has the whole row.
  selectors: { '&:nth-child(odd):last-child': { gridColumn: '1 / -1' } },
});
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
});
export const author = style({ fontWeight: 600 });
export const notes = style({ ...type.small, color: colour.muted, flexBasis: '100%' });
export const stars = style({ display: 'flex', gap: '2px', color: colour.star });
/** The same opacity as the empty half of a star (icons.svg). */
export const unlit = style({ opacity: 0.3 });
export const quote = style({ textWrap: 'pretty' });
export const answer = style({
  ...type.small,
  display: 'grid',
  gap: space[1],
  paddingLeft: space[4],
  borderLeft: `2px solid ${colour.line}`,
});
