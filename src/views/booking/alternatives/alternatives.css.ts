import { globalStyle, style } from '@vanilla-extract/css';
import { canHover, from } from '../../../theme/media.ts';
import { colour, radius, space } from '../../../theme/theme.css.ts';
import { figures, type } from '../../../theme/type.ts';
import { small } from '../../../kit/shared.css.ts';

export const group = style({ display: 'grid', gap: space[3] });
export const title = style(type.subheading);

export const stays = style({
  display: 'grid',
  gap: space[3],
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' } },
});
export const nights = style([small, { fontWeight: 400 }]);
/** The dates are above the number of nights. */
export const stay = style({ display: 'grid' });

/** Takes no place while it has no content. */
export const others = style({ display: 'contents' });
/** Exists before its content, which screen readers then announce. */
export const announcement = style({
  marginBottom: `calc(-1 * ${space[3]})`,
  selectors: { '&:empty': { position: 'absolute' } },
});

export const properties = style({ display: 'grid', gap: space[3] });
export const property = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  padding: space[3],
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surface,
  '@media': { [canHover]: { selectors: { '&:hover': { borderColor: colour.edge } } } },
});
export const photo = style({ overflow: 'hidden', borderRadius: radius.medium });
export const text = style({ display: 'grid', gap: space[1] });
export const name = style({ ...type.subheading, overflowWrap: 'anywhere' });
/** The link covers the whole card. */
export const link = style({
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const price = style([figures, { fontWeight: 600 }]);

globalStyle(`${stays} > li > button`, { width: '100%' });
