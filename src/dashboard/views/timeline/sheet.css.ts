import { style } from '@vanilla-extract/css';
import { barHeight } from '../../../theme/barHeight.ts';
import { from } from '../../../theme/media.ts';
import { colour, radius, shadow, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

/** Keeps its height when the marked nights appear in it. */
export const none = style({ display: 'grid', alignContent: 'center', minHeight: '2.75rem' });

/** Stays above the navigation of a phone while nights are chosen, in windows that have the place for it. */
export const choosing = style([
  none,
  {
    '@media': {
      '(min-height: 40em)': {
        position: 'sticky',
        bottom: `var(${barHeight}, 3.75rem)`,
        zIndex: 1,
        paddingBlock: space[2],
        background: colour.page,
      },
      [`${from.lg} and (min-height: 40em)`]: { bottom: 0 },
    },
  },
]);

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
