import { globalStyle, style } from '@vanilla-extract/css';
import { from, systemColours } from '../theme/media.ts';
import { colour, motion, radius, space } from '../theme/theme.css.ts';
import { choice, tick } from './choice.css.ts';
import { error } from './Field.css.ts';

export const cards = style({ display: 'grid', gap: 'min(0.75rem, 2vw)' });
export const cardsInRow = style([
  cards,
  { '@media': { [from.sm]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } } },
]);
globalStyle(`${cards} + ${error}`, { marginTop: space[2] });

/** The label of an option with its explanation below. */
export const textBlock = style({ display: 'grid', gap: space[1], alignContent: 'start' });

export const card = style([
  choice,
  {
    padding: `${space[3]} ${space[4]}`,
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
    '@media': {
      [from.md]: { padding: space[5] },
      [systemColours]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '3px' } } },
    },
  },
]);
globalStyle(`${card} ${tick}:focus-visible`, { outline: 'none' });
