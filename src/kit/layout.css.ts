import { style } from '@vanilla-extract/css';
import { hiddenEdge } from '../theme/hiddenEdge.ts';
import { from, gutter } from '../theme/media.ts';
import { colour, layer, radius, space } from '../theme/theme.css.ts';
import { display, type } from '../theme/type.ts';

/** The maximum width of the page. */
export const wrap = style({
  width: '100%',
  maxWidth: '78rem',
  margin: '0 auto',
  paddingInline: gutter,
  '@media': { [from.md]: { paddingInline: space[8] }, [from.xl]: { paddingInline: gutter } },
});

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const main = style({ flex: '1 0 auto', outline: 'none' });

export const skip = style({
  position: 'absolute',
  zIndex: layer.overlay,
  top: space[2],
  left: space[2],
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.round,
  background: colour.primary,
  border: hiddenEdge,
  color: colour.onPrimary,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

export const header = style([
  wrap,
  {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[4]}`,
    minHeight: '4rem',
    '@media': { [from.md]: { minHeight: '5rem' } },
  },
]);

export const wordmark = style({
  fontFamily: display,
  fontSize: '1.75rem',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  padding: `${space[2]} 0`,
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginRight: 'max(-0.75rem, -6.25vw)',
});

/** At the bottom of the window, away from the message about the connection. */
export const notLoaded = style({
  position: 'fixed',
  zIndex: layer.overlay,
  insetInline: 0,
  bottom: 0,
  padding: space[4],
  background: colour.warningTint,
  textAlign: 'center',
});

export const footer = style({
  marginTop: space[16],
  borderTop: `1px solid ${colour.line}`,
  '@media': { [from.md]: { marginTop: space[28] } },
});

export const imprint = style([
  wrap,
  {
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[8]}`,
    paddingBlock: space[8],
    color: colour.muted,
  },
]);

export const imprintName = style({ fontFamily: display, fontSize: '1.25rem', color: colour.text });

export const imprintLink = style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
