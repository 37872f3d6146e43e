import { globalStyle, style } from '@vanilla-extract/css';
import { colour, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

export const heading = style(type.subheading);

/** The pages that have no entry in the navigation. */
export const entries = style({ borderTop: `1px solid ${colour.line}` });
globalStyle(`${entries} > li`, { borderBottom: `1px solid ${colour.line}` });

/** A row with an icon, and what the page is for below its name. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: space[4],
  paddingBlock: space[3],
  color: 'inherit',
  textDecoration: 'none',
});
globalStyle(`${entry} > svg`, { gridRow: '1 / 3', color: colour.primary });
export const name = style({ fontWeight: 600 });
globalStyle(`${entry}:hover > .${name}`, { textDecoration: 'underline' });
export const about = style({ ...type.small, color: colour.muted });
