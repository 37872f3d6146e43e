import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { colour, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';

export const part = style({ display: 'grid', gap: space[4], justifyItems: 'start' });
export const heading = style(type.subheading);

/** The changes of one section. */
export const changes = style({ display: 'grid', gap: space[2], width: '100%' });
export const section = style({ fontWeight: 600 });
export const changeList = style({ borderTop: `1px solid ${colour.line}` });
export const change = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: space[6] } },
});
export const field = style({ overflowWrap: 'anywhere' });
export const values = style({ display: 'grid', gap: space[2] });
export const value = style({ display: 'grid' });
export const valueName = style({ ...type.small, color: colour.muted });
/** Texts keep their paragraphs. */
export const valueText = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line', maxWidth: '38rem' });

export const issues = style({ display: 'grid', gap: space[2], paddingLeft: space[5], listStyle: 'disc' });
