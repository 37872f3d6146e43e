import { style } from '@vanilla-extract/css';
import { barHeight } from '../../../theme/barHeight.ts';
import { from, lowWindow } from '../../../theme/media.ts';
import { colour, layer, radius, shadow, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

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

/**
 * Stays above the navigation of a phone, so that it is visible while nights are chosen. It keeps its height when the
 * marked nights and buttons appear in it.
 */
export const hint = style({
  position: 'sticky',
  bottom: `var(${barHeight}, 3.75rem)`,
  zIndex: layer.sticky,
  display: 'grid',
  alignContent: 'center',
  minHeight: '2.75rem',
  background: colour.page,
  '@media': { [from.lg]: { bottom: 0 }, [lowWindow]: { position: 'static' } },
});

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
