import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { barHeight } from '../../theme/barHeight.ts';
import { hiddenEdge } from '../../theme/hiddenEdge.ts';
import { canHover, from, lowWindow, paper } from '../../theme/media.ts';
import { colour, layer, radius, shadow, space } from '../../theme/theme.css.ts';
import { figures, type } from '../../theme/type.ts';
import { card as sharedCard, stackedActions } from '../../kit/shared.css.ts';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

export const screenOnly = style({ '@media': { [paper]: { display: 'none' } } });
export const paperOnly = style({ display: 'none', '@media': { [paper]: { display: 'block' } } });

export const head = style({
  display: 'grid',
  gap: space[2],
  '@media': { [paper]: { paddingBlock: `0 ${space[4]}` } },
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
// The label of the button is aligned with the text.
globalStyle(`${offlineCopy} button`, { marginLeft: `-${space[3]}` });
export const privacy = style({ display: 'flex', gap: space[3], maxWidth: '38rem', color: colour.muted });
export const actions = style([stackedActions, screenOnly, { marginTop: space[2] }]);
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

// On a phone the picture comes first and the host last; in a wide window both are next to the rest.
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[3]} ${space[12]}`,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 23rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[12],
      alignItems: 'start',
      paddingTop: space[8],
    },
    [paper]: { display: 'block', padding: 0 },
  },
});
/** The placeholder of the page, which is tall enough that the footer does not move when the page appears. */
export const opening = style([layout, { minHeight: '100svh', alignContent: 'start' }]);

export const picture = style([
  screenOnly,
  {
    height: 'clamp(8rem, 46vw, 18rem)',
    overflow: 'hidden',
    borderRadius: radius.large,
    '@media': {
      [from.lg]: { gridColumn: 2, gridRow: 1, height: '16rem' },
      // The name of the property is visible below it.
      [lowWindow]: { height: '30svh' },
    },
  },
]);
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [from.lg]: { gridColumn: 1, gridRow: '1 / span 2', gap: space[8] },
    [paper]: { display: 'block' },
  },
});
// A payment without anything due takes no space.
globalStyle(`${column} > :empty`, { display: 'none' });
export const aside = style({
  '@media': { [from.lg]: { gridColumn: 2, gridRow: 2, selectors: { '&:first-child': { gridRow: 1 } } } },
});

/** The first thing to do. */
export const next = style({
  display: 'grid',
  gap: space[2],
  padding: space[5],
  borderRadius: radius.large,
  border: `1px solid ${colour.primary}`,
  background: colour.surface,
  '@media': { [from.md]: { padding: space[6] }, [paper]: { display: 'none' } },
});
export const nextLabel = style({ ...type.label, color: colour.primary });
export const nextTitle = style({ ...type.subheading, overflowWrap: 'anywhere' });

/** Icons with their names below. */
export const tools = style([
  screenOnly,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
    gap: space[2],
  },
]);
export const tool = style({
  ...type.small,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[2],
  width: '100%',
  height: '100%',
  minHeight: '2.75rem',
  padding: `${space[3]} ${space[1]}`,
  borderRadius: radius.medium,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { [canHover]: { selectors: { '&:hover': { background: colour.sunken } } } },
});
globalStyle(`${tool} svg`, { color: colour.primary });

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
  padding: space[4],
  selectors: { '& + &': { borderLeft: `1px solid ${colour.line}` } },
  '@media': {
    [from.md]: { padding: space[6] },
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
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${colour.line}`,
  '@media': { [from.md]: { paddingInline: space[6] }, [paper]: { padding: `${space[2]} 0` } },
});
export const fact = style({ display: 'flex', alignItems: 'start', gap: space[2] });
globalStyle(`${fact} svg`, { marginTop: '0.15em', color: colour.muted });

export const card = style([
  sharedCard,
  { display: 'grid', boxShadow: 'none', '@media': { [paper]: { ...block, gap: space[2] } } },
]);
export const cardTitle = style(type.subheading);

/** Folded groups below each other. */
export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const group = style({ display: 'grid', gap: space[5] });
export const groupTitle = style(type.subheading);
export const heading = style({
  ...type.heading,
  outline: 'none',
  '@media': { [paper]: { fontSize: '1.375rem' } },
});
export const section = style({
  display: 'grid',
  gap: space[4],
  paddingTop: space[6],
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
export const hostAnswers = style({ ...type.small, color: colour.muted });

export const stayArea = style({ height: '12rem', borderRadius: radius.large });
export const nextArea = style({ height: '12rem', borderRadius: radius.large });
