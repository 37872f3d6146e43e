import { style, styleVariants } from '@vanilla-extract/css';
import { hiddenEdge } from '../theme/hiddenEdge.ts';
import { canHover, reducedMotion } from '../theme/media.ts';
import { colour, motion, radius, space } from '../theme/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: '3rem',
  padding: `${space[2]} ${space[6]}`,
  borderRadius: radius.round,
  border: hiddenEdge,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, transform ${motion.quick}`,
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(0.985)' },
    '&:disabled': { opacity: 0.5 },
    '&[aria-busy=true]': { opacity: 1, cursor: 'progress' },
  },
  '@media': { [reducedMotion]: { transition: 'none' } },
});

/** The button itself lays out its content, icons next to text. */
export const content = style({ display: 'contents' });

export const button = styleVariants({
  primary: [
    base,
    {
      background: colour.primary,
      color: colour.onPrimary,
      '@media': {
        [canHover]: { selectors: { '&:hover:not(:disabled)': { background: colour.primaryStrong } } },
      },
    },
  ],
  secondary: [
    base,
    {
      borderColor: colour.edge,
      color: colour.text,
      '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { background: colour.sunken } } } },
    },
  ],
  /** For actions that cannot be undone. */
  danger: [base, { background: colour.error, color: colour.onPrimary }],
  quiet: [
    base,
    {
      minHeight: '2.75rem',
      padding: `${space[2]} ${space[3]}`,
      color: colour.text,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.25em',
      '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { background: colour.sunken } } } },
    },
  ],
  /** A round button with only an icon. */
  icon: [
    base,
    {
      minHeight: '2.75rem',
      width: '2.75rem',
      padding: 0,
      '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { background: colour.sunken } } } },
    },
  ],
});

export const wide = style({ width: '100%' });
