import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { colour, radius, space } from '../../../theme/theme.css.ts';
import { figures, type } from '../../../theme/type.ts';
import * as shared from '../../../kit/shared.css.ts';

export const section = style({ display: 'grid', gap: space[3] });
export const heading = style(type.subheading);

/** The sections of stays, next to each other in a wide window. */
export const stays = style({
  display: 'grid',
  gap: space[8],
  alignItems: 'start',
  '@media': { [from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const rows = style({ borderTop: `1px solid ${colour.line}` });
export const row = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  borderBottom: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${row} > .${shared.actions}`, { marginTop: space[2] });

export const tasks = style({
  display: 'grid',
  gap: space[3],
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const task = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: space[4],
  border: `1px solid ${colour.line}`,
  borderInlineStart: `4px solid ${colour.warning}`,
  borderRadius: radius.medium,
  background: colour.surface,
  overflowWrap: 'anywhere',
});

export const name = style({ ...type.body, ...figures, fontWeight: 600 });
// Links fill the height that a finger needs.
globalStyle(`${name} a`, { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
export const phone = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
