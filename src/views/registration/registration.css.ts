import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { canHover, from, systemColours } from '../../theme/media.ts';
import { colour, motion, radius, space } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.ts';
import { group } from '../../kit/shared.css.ts';

/** An empty registration takes no space. */
export const registration = style([group, { selectors: { '&:empty': { display: 'none' } } }]);

// When the heading receives the focus, the row of guests above it stays visible.
export const title = style({ ...type.subheading, outline: 'none', scrollMarginTop: '7rem' });
export const place = style({ height: '24rem' });

export const explanation = style({ maxWidth: '38rem' });
export const collecting = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const secret = style({
  ...type.small,
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  maxWidth: '38rem',
  color: colour.muted,
});

export const question = style({ outline: 'none', scrollMargin: space[5] });

export const form = style([group, { scrollMarginTop: space[4] }]);

// Three columns on the narrowest phone.
export const guests = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.25rem, 1fr))',
  gap: space[2],
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' } },
});
export const guest = style({
  display: 'grid',
  alignContent: 'center',
  width: '100%',
  minHeight: '3.5rem',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  textAlign: 'left',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.35,
  transition: `border-color ${motion.quick}`,
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:disabled, [aria-current])': { borderColor: colour.edge } } },
    [from.sm]: { padding: `${space[2]} ${space[3]}` },
  },
});

// Without open forms, no guest is the current one.
globalStyle(`${collecting}:has(details[open]) ${guest}[aria-current]`, {
  borderColor: colour.primary,
  boxShadow: `inset 0 0 0 1px ${colour.primary}`,
  '@media': { [systemColours]: { borderColor: 'Highlight', borderWidth: '3px' } },
});

export const name = style({ overflowWrap: 'anywhere' });

const progressBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: '0.8125rem',
  fontWeight: 500,
});
export const progress = styleVariants({
  empty: [progressBase, { color: colour.muted }],
  begun: [progressBase, { color: colour.muted }],
  filled: [progressBase, { color: colour.success }],
  refused: [progressBase, { color: colour.error }],
});

export const partTitle = style({ ...type.label, marginBottom: space[4], color: colour.muted });
// Aligned with the parts of the date, which have labels of their own above them.
export const alignedField = style({ '@media': { [from.sm]: { alignSelf: 'end' } } });
export const shared = style({ color: colour.muted });

export const done = style({ color: colour.success });
export const doneTitle = style([title, { display: 'flex', alignItems: 'center', gap: space[3] }]);
export const breakAnywhere = style({ overflowWrap: 'anywhere' });
