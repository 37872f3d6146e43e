import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../../theme/theme.css.ts';
import * as shared from '../../../kit/shared.css.ts';
import { row } from '../today/today.css.ts';

/** Both filters are next to each other, also on a phone, so that the first stay is in the first screen. */
export const filters = style({
  display: 'grid',
  gap: space[3],
  maxWidth: '40rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
});

/** A stay; its whole area is the link, except the button in it. */
export const stay = style([row, { position: 'relative' }]);
globalStyle(`${stay} a::after`, { content: '', position: 'absolute', inset: 0 });
globalStyle(`${stay} > .${shared.actions} > *`, { position: 'relative', zIndex: 1 });
