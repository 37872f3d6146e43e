import { style } from '@vanilla-extract/css';
import { from } from '../../theme/media.ts';
import { colour, radius, space } from '../../theme/theme.css.ts';
import { figures, type } from '../../theme/type.ts';

export const title = style({ fontWeight: 600, outline: 'none', scrollMarginTop: space[8] });
export const place = style({ height: '8rem' });

export const savedDetails = style({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  '@media': { [from.md]: { padding: space[6] } },
});
export const facts = style([
  figures,
  {
    display: 'grid',
    gap: space[5],
    '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  },
]);
export const fact = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  overflowWrap: 'anywhere',
});
export const name = style({ ...type.small, color: colour.muted });
export const address = style({ whiteSpace: 'pre-line' });
