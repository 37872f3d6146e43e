import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { canHover, from } from '../theme/media.ts';
import { oneColumn } from '../theme/oneColumn.ts';
import { colour, motion, radius, space } from '../theme/theme.css.ts';
import { figures, type } from '../theme/type.ts';

export const field = style({
  ...oneColumn,
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

export const control = style({
  width: '100%',
  minHeight: '3.375rem',
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.medium,
  border: `1px solid ${colour.edge}`,
  background: colour.surface,
  color: colour.text,
  // 16 px at least: below it phones zoom into the field.
  fontSize: '1rem',
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    '&::placeholder': { color: colour.muted },
    '&:focus-visible': { outlineOffset: '-1px', borderRadius: radius.medium },
    '&[aria-invalid=true]': { borderColor: colour.error, boxShadow: `inset 0 0 0 1px ${colour.error}` },
    '&:disabled': { background: colour.sunken, color: colour.muted },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not(:disabled):not([aria-invalid=true])': { borderColor: colour.text } },
    },
  },
});

/** For a code that is read digit by digit. */
export const code = style([
  control,
  {
    fontSize: '1.75rem',
    letterSpacing: '0.3em',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
]);

export const area = style([control, { minHeight: '7.5rem', resize: 'vertical', lineHeight: 1.5 }]);

export const select = style([
  control,
  {
    appearance: 'none',
    paddingRight: space[10],
    textOverflow: 'ellipsis',
    selectors: { '&::-ms-expand': { display: 'none' } },
  },
]);

export const selectBox = style({
  position: 'relative',
  ...oneColumn,
});
globalStyle(`${selectBox} > svg`, {
  position: 'absolute',
  right: space[3],
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  color: colour.muted,
});

export const choice = style({ display: 'flex', gap: space[3], alignItems: 'flex-start', cursor: 'pointer' });

export const tick = style({
  appearance: 'none',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  display: 'grid',
  placeContent: 'center',
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.small,
  background: colour.surface,
  cursor: 'inherit',
  selectors: {
    '&[type=radio]': { borderRadius: radius.round },
    '&:checked': { background: colour.primary, borderColor: colour.primary },
    '&::before': { content: '', transform: 'scale(0)', transition: `transform ${motion.quick}` },
    '&[type=checkbox]::before': {
      width: '0.9rem',
      height: '0.9rem',
      background: colour.onPrimary,
      clipPath: 'polygon(12% 48%, 0 60%, 38% 98%, 100% 20%, 87% 8%, 37% 72%)',
    },
    '&[type=radio]::before': {
      width: '0.6rem',
      height: '0.6rem',
      borderRadius: radius.round,
      background: colour.onPrimary,
    },
    '&:checked::before': { transform: 'scale(1)' },
  },
  '@media': {
    // System colours replace ours; the native mark is the one that can be seen.
    '(forced-colors: active)': { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
});

export const cards = style({ display: 'grid', gap: space[3] });
export const cardsInRow = style([
  cards,
  { '@media': { [from.sm]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } } },
]);
globalStyle(`${cards} + ${error}`, { marginTop: space[2] });

export const card = style([
  choice,
  {
    padding: space[4],
    border: `1px solid ${colour.line}`,
    borderRadius: radius.medium,
    background: colour.surface,
    transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
    selectors: {
      '&:has(:checked)': {
        borderColor: colour.primary,
        boxShadow: `inset 0 0 0 1px ${colour.primary}`,
        background: colour.primaryWash,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${colour.focus}`, outlineOffset: '2px' },
    },
    '@media': { [from.md]: { padding: space[5] } },
  },
]);
globalStyle(`${card} ${tick}:focus-visible`, { outline: 'none' });

export const stepper = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
});

export const count = style([
  figures,
  {
    width: '3rem',
    border: 0,
    padding: 0,
    background: 'none',
    textAlign: 'center',
    fontSize: '1.125rem',
    fontWeight: 600,
    MozAppearance: 'textfield',
    selectors: {
      '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
    },
  },
]);

export const dateLegend = style([label, { marginBottom: space[2] }]);
export const dateParts = style({ display: 'flex', gap: space[3] });
const datePartBase = style({ ...type.small, display: 'grid', gap: space[1], color: colour.muted });
export const datePart = styleVariants({
  day: [datePartBase, { width: '4.5rem' }],
  month: [datePartBase, { width: '4.5rem' }],
  year: [datePartBase, { width: '6rem' }],
});
