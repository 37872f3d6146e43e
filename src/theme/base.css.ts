import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { stillness } from './media.ts';
import { colour } from './theme.css.ts';
import { text, type } from './type.ts';

// Both faces arrive after the first paint. The fallbacks are stretched to the same measure, so that
// nothing moves when they do.
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122';

globalFontFace('Instrument Serif', {
  src: 'url("/node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2") format("woff2")',
  fontDisplay: 'swap',
  fontWeight: 400,
  unicodeRange: latin,
});
globalFontFace('Figtree Variable', {
  src: 'url("/node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2") format("woff2")',
  fontDisplay: 'swap',
  fontWeight: '300 900',
  unicodeRange: latin,
});
globalFontFace('Display Fallback', {
  src: 'local("Times New Roman"), local("Liberation Serif"), local("Georgia")',
  sizeAdjust: '89%',
});
globalFontFace('Text Fallback', { src: 'local("Arial"), local("Liberation Sans")', sizeAdjust: '99%' });

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', {
  margin: 0,
  // A grid is one column as wide as its place, however long its words are, unless it says otherwise.
  gridTemplateColumns: 'minmax(0, 1fr)',
});
globalStyle('html', {
  fontFamily: text,
  ...type.body,
  color: colour.text,
  background: colour.page,
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  scrollPaddingTop: '5rem',
  scrollBehavior: 'smooth',
  // As much as the bar at the foot of a phone takes.
  scrollPaddingBottom: '6rem',
  '@media': { [stillness]: { scrollBehavior: 'auto' } },
});
globalStyle('body', { minHeight: '100dvh', overflowWrap: 'break-word' });
globalStyle('h1, h2, h3, h4', { fontWeight: 400, fontSize: 'inherit' });
globalStyle('ul, ol, dl, dd, fieldset, legend', { padding: 0, margin: 0, border: 0, listStyle: 'none' });
globalStyle('fieldset', { minWidth: 0 });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { cursor: 'pointer', background: 'none', border: 0, padding: 0 });
globalStyle('button:disabled', { cursor: 'default' });
globalStyle('a', { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle(':focus-visible', {
  outline: `2px solid ${colour.focus}`,
  outlineOffset: '3px',
  borderRadius: '4px',
});
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('::selection', { background: colour.primaryTint, color: colour.text });
