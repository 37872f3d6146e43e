import { style } from '@vanilla-extract/css';
import { canHover } from '../theme/media.ts';
import { colour, motion, radius, space } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

export const field = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
});

export const label = style({ ...type.label, color: colour.text });

export const legend = style([label, { marginBottom: space[3] }]);

export const description = style({ ...type.small, color: colour.muted });

export const error = style({
  ...type.small,
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  fontWeight: 500,
  color: colour.error,
});

export const suggestion = style({ marginTop: space[2] });

export const control = style({
  width: '100%',
  minHeight: '3.375rem',
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.medium,
  border: `1px solid ${colour.edge}`,
  background: colour.surface,
  color: colour.text,
  // At least 16 px, because phones zoom into fields with smaller text.
  fontSize: '1rem',
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    '&::placeholder': { color: colour.muted },
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[aria-invalid=true]': { borderColor: colour.error, boxShadow: `inset 0 0 0 1px ${colour.error}` },
    '&:disabled': { background: colour.sunken, color: colour.muted },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not(:disabled):not([aria-invalid=true])': { borderColor: colour.text } },
    },
  },
});
