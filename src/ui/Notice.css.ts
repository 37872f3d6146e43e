import { style, styleVariants } from '@vanilla-extract/css';
import { hiddenEdge } from '../theme/hiddenEdge.ts';
import { colour, radius, space } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'start',
  padding: space[4],
  border: hiddenEdge,
  borderRadius: radius.medium,
  overflowWrap: 'anywhere',
});

export const notice = styleVariants({
  info: [base, { background: colour.infoTint }],
  success: [base, { background: colour.successTint }],
  warning: [base, { background: colour.warningTint }],
  error: [base, { background: colour.errorTint }],
});

export const mark = styleVariants({
  info: { color: colour.info },
  success: { color: colour.success },
  warning: { color: colour.warning },
  error: { color: colour.error },
});

export const title = style({ fontWeight: 600 });
export const body = style({ ...type.small, gridColumn: 2, display: 'grid', gap: space[2] });
export const links = style({ display: 'grid', gap: space[1] });
