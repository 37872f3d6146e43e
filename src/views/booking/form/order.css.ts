import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { colour, radius, space } from '../../../theme/theme.css.ts';
import { figures } from '../../../theme/type.ts';

/** The order summary, with a background of its own. */
export const order = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  '@media': { [from.md]: { padding: space[6] } },
});

export const dues = style(figures);
/** Keeps an amount and its date on one line if both fit. */
export const due = style({ display: 'inline-block' });
