import { globalStyle, style } from '@vanilla-extract/css';
import { colour, space } from '../../../theme/theme.css.ts';
import { figures, type } from '../../../theme/type.ts';
import * as shared from '../../../kit/shared.css.ts';

export const section = style({ display: 'grid', gap: space[3] });
export const heading = style(type.subheading);

export const rows = style({ borderTop: `1px solid ${colour.line}` });
export const row = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  borderBottom: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${row} > .${shared.actions}`, { marginTop: space[2] });

export const name = style({ ...type.body, ...figures, fontWeight: 600 });
// Links fill the height that a finger needs.
globalStyle(`${name} a`, { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
