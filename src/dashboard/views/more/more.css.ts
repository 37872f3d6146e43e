import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

export const heading = style(type.subheading);

/** Links to the pages that have no entry in the navigation, large enough for a finger. */
export const links = style({ borderTop: `1px solid ${colour.line}` });
globalStyle(`${links} > li`, { borderBottom: `1px solid ${colour.line}` });
globalStyle(`${links} a`, { display: 'flex', alignItems: 'center', minHeight: '3rem' });
