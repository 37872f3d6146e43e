import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '../../../theme/type.ts';

export const step = style({ ...type.subheading });
export const body = style({ display: 'grid', gap: 'min(2rem, 6vw)', maxWidth: '32rem' });
/** Long addresses and names continue on the next line. */
export const values = style({});
globalStyle(`${values} dd`, { overflowWrap: 'anywhere', minWidth: 0 });
