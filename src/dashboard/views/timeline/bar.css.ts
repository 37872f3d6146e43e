import { globalStyle, style } from '@vanilla-extract/css';
import { systemColours } from '../../../theme/media.ts';
import { colour, radius, space } from '../../../theme/theme.css.ts';
import { namesWidth, sizes } from './timeline.css.ts';

/** The look of a bar, also in the legend. The kinds differ by border and pattern as well as by colour. */
export const bar = style({
  display: 'grid',
  alignContent: 'center',
  height: '2.5rem',
  paddingInline: space[3],
  borderRadius: radius.large,
  border: `2px solid ${colour.primary}`,
  background: colour.primaryTint,
  color: colour.text,
  fontSize: '0.8125rem',
  lineHeight: 1.2,
});

/** A bar from the middle of the first day to the middle of the day after the last night. */
export const placed = style({
  position: 'absolute',
  top: '3px',
  left: `${sizes.column / 2}rem`,
  zIndex: 1,
  pointerEvents: 'none',
});
// The words stay in view while the beginning of the bar is not.
globalStyle(`${placed} > span`, {
  position: 'sticky',
  left: `calc(var(${namesWidth}) + ${space[2]})`,
  maxWidth: '100%',
  width: 'fit-content',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const title = style({ fontWeight: 600 });
export const details = style({ fontSize: '0.75rem' });

export const unpaid = style({
  borderStyle: 'dashed',
  background: colour.warningTint,
  borderColor: colour.warning,
});
export const blocked = style({
  borderColor: colour.edge,
  background: `repeating-linear-gradient(135deg, ${colour.sunken} 0 6px, ${colour.surface} 6px 12px)`,
  '@media': { [systemColours]: { borderInlineWidth: '8px' } },
});
export const channel = style({
  borderStyle: 'dotted',
  borderColor: colour.secondary,
  background: colour.infoTint,
});
export const conflicting = style({ borderStyle: 'double', borderWidth: '4px', borderColor: colour.error });
