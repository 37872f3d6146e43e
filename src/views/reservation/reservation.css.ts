import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { barHeight } from '../../theme/barHeight.ts';
import { hiddenEdge } from '../../theme/hiddenEdge.ts';
import { from, paper } from '../../theme/media.ts';
import { colour, layer, radius, shadow, space } from '../../theme/theme.css.ts';
import { figures, type } from '../../theme/type.ts';
import { card as sharedCard, stackedActions } from '../../kit/shared.css.ts';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

export const screenOnly = style({ '@media': { [paper]: { display: 'none' } } });
export const paperOnly = style({ display: 'none', '@media': { [paper]: { display: 'block' } } });

export const head = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: `${space[6]} ${space[8]}`,
  '@media': {
    [from.md]: { paddingBlock: `${space[10]} ${space[12]}` },
    [paper]: { paddingBlock: `0 ${space[4]}` },
  },
});
export const line = style({ ...row, gap: `${space[2]} ${space[4]}` });
export const number = style([figures, { ...type.small, color: colour.muted }]);
export const title = style(type.title);
export const place = style({ ...row, gap: space[2], color: colour.muted });
export const about = style({ ...type.body, maxWidth: '38rem', textWrap: 'pretty' });
export const offlineCopy = style([
  screenOnly,
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[4]}`,
    maxWidth: '38rem',
    color: colour.muted,
  },
]);
export const privacy = style({ display: 'flex', gap: space[3], maxWidth: '38rem', color: colour.muted });
export const actions = style([stackedActions, screenOnly, { marginTop: space[3] }]);
export const banner = style({ marginBottom: space[8] });
/** The line at the bottom of the window that says how old the data is. */
export const statusText = style([
  figures,
  {
    ...type.small,
    position: 'fixed',
    zIndex: layer.overlay,
    insetInline: `min(${space[4]}, 2.5vw)`,
    bottom: `max(min(${space[3]}, 2.5vw), env(safe-area-inset-bottom))`,
    width: 'fit-content',
    margin: '0 auto',
    padding: `min(${space[2]}, 2vw) min(${space[4]}, 4vw)`,
    border: `1px solid ${colour.line}`,
    borderRadius: radius.large,
    background: colour.surface,
    color: colour.text,
    textWrap: 'balance',
    boxShadow: shadow.bar,
    textAlign: 'center',
    '@media': { [paper]: { position: 'static', boxShadow: 'none', padding: 0, border: 0 } },
  },
]);
globalStyle(`html:has(${statusText})`, { scrollPaddingBottom: `calc(var(${barHeight}, 3rem) + 2rem)` });
globalStyle(`body:has(${statusText})`, { paddingBottom: `calc(var(${barHeight}, 3rem) + 1rem)` });

const pill = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.round,
  border: hiddenEdge,
  fontWeight: 600,
  '@media': { [paper]: { padding: 0 } },
});
export const status = styleVariants({
  good: [pill, { background: colour.successTint, color: colour.success }],
  pending: [pill, { background: colour.warningTint, color: colour.warning }],
  over: [pill, { background: colour.sunken, color: colour.muted }],
});

// The order on a phone: the stay, its price and host, and then the actions.
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 23rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[12],
      alignItems: 'start',
    },
    [paper]: { display: 'block' },
  },
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [paper]: { display: 'block' } },
});
export const aside = style([
  column,
  { gap: space[6], '@media': { [from.lg]: { gridColumn: 2, gridRow: '1 / span 2' } } },
]);

const block = { breakInside: 'avoid', marginBottom: space[5], padding: 0, border: 0 } as const;

export const stay = style({
  border: hiddenEdge,
  borderRadius: radius.large,
  background: colour.primaryWash,
  overflow: 'hidden',
  '@media': { [paper]: { ...block, borderRadius: 0 } },
});
export const endedStay = style([stay, { background: colour.sunken }]);
export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
});
export const end = style({
  display: 'grid',
  alignContent: 'start',
  padding: space[5],
  selectors: { '& + &': { borderLeft: `1px solid ${colour.line}` } },
  '@media': {
    [from.md]: { padding: space[8] },
    [paper]: { padding: `${space[2]} ${space[4]}` },
  },
});
export const endName = style({
  ...type.label,
  color: colour.primary,
  selectors: { [`${endedStay} &`]: { color: colour.muted } },
});
export const day = style(type.subheading);
export const hour = style([figures, { ...type.small, color: colour.muted }]);
export const facts = style({
  ...row,
  gap: `${space[2]} ${space[6]}`,
  padding: `${space[4]} ${space[5]}`,
  borderTop: `1px solid ${colour.line}`,
  '@media': { [from.md]: { paddingInline: space[8] }, [paper]: { padding: `${space[2]} 0` } },
});
export const fact = style({ display: 'flex', alignItems: 'start', gap: space[2] });
globalStyle(`${fact} svg`, { marginTop: '0.15em', color: colour.muted });

export const card = style([
  sharedCard,
  { display: 'grid', boxShadow: 'none', '@media': { [paper]: { ...block, gap: space[2] } } },
]);
export const cardTitle = style(type.subheading);
export const heading = style({
  ...type.heading,
  outline: 'none',
  '@media': { [paper]: { fontSize: '1.375rem' } },
});
export const section = style({
  display: 'grid',
  gap: space[5],
  paddingTop: space[8],
  borderTop: `1px solid ${colour.line}`,
  '@media': { [paper]: { ...block, display: 'block' } },
});
/** A section that is not printed. */
export const sectionOnScreen = style([section, { '@media': { [paper]: { display: 'none' } } }]);
export const requests = style({ whiteSpace: 'pre-line', maxWidth: '42rem', overflowWrap: 'anywhere' });

export const payments = style([
  figures,
  { display: 'grid', gap: space[3], paddingTop: space[5], borderTop: `1px solid ${colour.line}` },
]);
export const payment = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  ...type.small,
});

export const contactList = style({ display: 'grid' });
/** The portrait with the name next to it, or below it in very narrow windows. */
export const hostHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const hostName = style({ flex: '1 8rem', overflowWrap: 'anywhere' });
export const hostActions = style([screenOnly, { display: 'grid', gap: space[2] }]);
export const hostAnswers = style({ ...type.small, color: colour.muted });

export const stayArea = style({ height: '14rem', borderRadius: radius.large });
export const moneyArea = style({ height: '18rem', borderRadius: radius.large });
