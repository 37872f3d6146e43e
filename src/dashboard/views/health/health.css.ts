import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cardLook } from '../../../kit/shared.css.ts';
import { from } from '../../../theme/media.ts';
import { colour, space } from '../../../theme/theme.css.ts';
import { figures, type } from '../../../theme/type.ts';

export const section = style({ display: 'grid', gap: space[4], minWidth: 0 });
export const heading = style(type.heading);
/** The heading of the section, with its button next to it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const list = style({ display: 'grid', gap: space[3] });

export const item = style({ ...cardLook, gap: space[2], padding: space[5], overflowWrap: 'anywhere' });
/** The problems are marked by a line at their begin. */
export const finding = styleVariants({
  failed: [item, { borderInlineStart: `4px solid ${colour.error}` }],
  warning: [item, { borderInlineStart: `4px solid ${colour.warning}` }],
});
export const subject = style({ ...type.small, color: colour.muted });
export const title = style(type.subheading);

/** The checks without a problem. */
export const fine = style({
  display: 'grid',
  gap: `${space[1]} ${space[6]}`,
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A live region, which takes no space while it is empty. */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } });

/** Names with their values. */
export const facts = style([figures, { display: 'grid', gap: space[2] }]);
globalStyle(`${facts} > div`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
});
globalStyle(`${facts} dt`, { color: colour.muted });
globalStyle(`${facts} dd`, { overflowWrap: 'anywhere' });

/** The notes about a version. */
export const changes = style({ display: 'grid', gap: space[2], overflowWrap: 'anywhere' });
