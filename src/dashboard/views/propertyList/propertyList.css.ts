import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, systemColours } from '../../../theme/media.ts';
import { colour, radius, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';
import * as shared from '../../../kit/shared.css.ts';
import { invisible } from '../../../theme/invisible.ts';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
});
export const moved = style([shared.small, { selectors: { '&:empty': { position: 'absolute' } } }]);

export const list = style({ borderTop: `1px solid ${colour.line}` });
const anyRow = style({
  display: 'grid',
  gridTemplateColumns: 'min(5rem, 25%) minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[4],
  borderBottom: `1px solid ${colour.line}`,
});
export const row = style([
  anyRow,
  {
    alignItems: 'start',
    // A thousand rows cost no layout until they are near.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 10rem',
    '@media': {
      [from.lg]: { gridTemplateColumns: '8rem minmax(0, 1fr) auto', columnGap: space[6] },
    },
  },
]);
// The menu of a row is above the rows after it.
globalStyle(`${row}:has(details[open])`, { contentVisibility: 'visible' });
export const reorderedRow = style([
  anyRow,
  {
    alignItems: 'center',
    '@media': { [from.sm]: { gridTemplateColumns: '5rem minmax(0, 1fr) auto' } },
  },
]);

/** Forced colours remove backgrounds. */
const edge = { '@media': { [systemColours]: { border: '1px solid' } } };

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.small,
});
export const noPicture = style([
  picture,
  { ...edge, display: 'grid', placeItems: 'center', background: colour.sunken, color: colour.muted },
]);

export const about = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const name = style({ ...type.subheading, overflowWrap: 'anywhere' });
export const states = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
const chip = style({
  ...edge,
  ...type.small,
  padding: `0.125rem ${space[2]}`,
  borderRadius: radius.small,
  background: colour.sunken,
});
/** The state of a property, by text and colour. */
export const state = styleVariants({
  online: [chip, { background: colour.successTint }],
  incomplete: [chip, { background: colour.warningTint }],
  draft: [chip, { background: colour.warningTint }],
  retired: [chip],
  files: [chip],
});
export const missing = style([shared.small, { paddingLeft: space[4], listStyle: 'disc' }]);

export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [from.lg]: { gridColumn: 'auto' } },
});
/** The name of the menu for screen readers. */
export const menuName = style(invisible);
globalStyle(`${actions} > details`, { marginLeft: 'auto' });
