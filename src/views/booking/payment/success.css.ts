import { style } from '@vanilla-extract/css';
import { hiddenEdge } from '../../../theme/hiddenEdge.ts';
import { colour, radius, space } from '../../../theme/theme.css.ts';
import { figures, type } from '../../../theme/type.ts';

const block = style({ display: 'grid', width: '100%', maxWidth: '32rem' });
/** The booked stay and the directions to it. */
export const receipt = style([block, { gap: space[5], marginBlock: space[4] }]);
export const next = style([block, { gap: space[5], marginTop: space[5], textAlign: 'left' }]);
export const host = style([block, { marginTop: space[5], textAlign: 'left' }]);
export const end = style({ textAlign: 'right' });

export const title = style(type.subheading);
export const steps = style({ display: 'grid', gap: space[5], counterReset: 'step' });
export const step = style([
  figures,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space[4],
    counterIncrement: 'step',
    '::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      width: '2rem',
      height: '2rem',
      borderRadius: radius.round,
      border: hiddenEdge,
      background: colour.primaryTint,
      color: colour.primary,
      fontWeight: 600,
    },
  },
]);
export const stepBody = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  alignContent: 'center',
  overflowWrap: 'anywhere',
});
