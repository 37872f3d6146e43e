import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { colour, radius, space } from '../../../theme/theme.css.ts';
import { figures } from '../../../theme/type.ts';

/** What is ordered, on ground of its own beside the button that orders it. */
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
/** An amount and its day stay together where there is room for both. */
export const due = style({ display: 'inline-block' });
