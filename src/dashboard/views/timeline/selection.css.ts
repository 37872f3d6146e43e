import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { colour, radius, shadow, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

/** The calendar, and the sheet below it on a phone, or next to it on a wide window. The calendar keeps its place. */
export const calendar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
});
export const withSheet = style({
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
});

/** Keeps its height when the marked nights and a button appear in it. */
export const hint = style({ display: 'grid', alignContent: 'center', minHeight: '2.75rem' });

export const sheet = style({
  display: 'grid',
  gap: space[5],
  padding: space[5],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  boxShadow: shadow.card,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'grid', gap: space[3] });
export const list = style({ ...type.small, display: 'grid', gap: space[1] });
export const subtitle = style({ ...type.small, fontWeight: 600 });
