import { displayFallbacks, getFamily, textFallbacks } from './faces.ts';
import { from } from './media.ts';

export const display = getFamily('Instrument Serif', displayFallbacks, 'serif');
export const text = getFamily('Figtree Variable', textFallbacks, 'system-ui, sans-serif');

const serif = {
  fontFamily: display,
  fontWeight: 400,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
} as const;

/** The type scale: five sizes of the display font for headings, four sizes of the text font for body text. */
export const type = {
  hero: {
    ...serif,
    fontSize: 'clamp(2.75rem, 1.9rem + 4vw, 5rem)',
    lineHeight: 1.02,
    letterSpacing: '-0.022em',
  },
  title: { ...serif, fontSize: 'clamp(2.25rem, 1.7rem + 2.4vw, 3.5rem)', lineHeight: 1.06 },
  /** The sections of a long page. */
  section: { ...serif, fontSize: 'clamp(2rem, 1.75rem + 1.2vw, 2.625rem)', lineHeight: 1.1 },
  heading: { ...serif, fontSize: 'clamp(1.75rem, 1.5rem + 1.1vw, 2.25rem)', lineHeight: 1.15 },
  subheading: { ...serif, fontSize: '1.375rem', lineHeight: 1.25, letterSpacing: '-0.005em' },
  lead: { fontSize: '1.125rem', lineHeight: 1.6, '@media': { [from.md]: { fontSize: '1.25rem' } } },
  body: { fontSize: '1rem', lineHeight: 1.6 },
  small: { fontSize: '0.875rem', lineHeight: 1.5 },
  label: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 600 },
} as const;

/** Tabular figures, for numbers in columns. */
export const figures = { fontVariantNumeric: 'tabular-nums' } as const;
