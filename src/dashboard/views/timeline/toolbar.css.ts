import { globalStyle, style } from '@vanilla-extract/css';
import { from, gutter, gutterOffset, lowWindow } from '../../../theme/media.ts';
import { colour, layer, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

/** As wide as the nights, and above them while the page is scrolled. Its first buttons keep their places, whatever the month is. */
export const toolbar = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  background: colour.page,
  '@media': {
    [`not all and ${from.lg}`]: { marginInline: gutterOffset, paddingInline: gutter },
    [lowWindow]: { position: 'relative' },
  },
});
globalStyle(`${toolbar} > button`, { minHeight: '2.75rem', paddingInline: space[4] });

export const steps = style({ display: 'flex' });

/** The menu is as wide as the toolbar on a phone. */
export const month = style({ '@media': { [from.lg]: { position: 'relative' } } });
globalStyle(`${month} > details`, { position: 'static' });
globalStyle(`${month} > details > summary`, {
  ...type.body,
  fontWeight: 600,
  border: `1px solid ${colour.edge}`,
});
globalStyle(`${month} > details > div`, {
  right: gutter,
  width: '22rem',
  maxWidth: `calc(100% - 2 * ${gutter})`,
  '@media': { [from.lg]: { right: 'auto', left: 0, maxWidth: 'none' } },
});

export const status = style(type.small);
