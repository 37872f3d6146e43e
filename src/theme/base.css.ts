import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { displayFallbacks, textFallbacks } from './faces.ts';
import { reducedMotion } from './media.ts';
import { colour } from './theme.css.ts';
import { text, type } from './type.ts';

// Subset by scripts/fonts.ts. The browser draws a missing character in the next font of the list.
globalFontFace('Instrument Serif', {
  src: 'url("/src/theme/fonts/instrument-serif.woff2") format("woff2")',
  fontDisplay: 'swap',
  fontWeight: 400,
});
globalFontFace('Figtree Variable', {
  src: 'url("/src/theme/fonts/figtree.woff2") format("woff2")',
  fontDisplay: 'swap',
  fontWeight: '400 600',
});
for (const [name, face] of Object.entries({ ...textFallbacks, ...displayFallbacks }))
  globalFontFace(name, face);

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', {
  margin: 0,
  // A grid has one column by default. Its minimum of 0 stops long words from widening it.
  gridTemplateColumns: 'minmax(0, 1fr)',
});
globalStyle('html', {
  fontFamily: text,
  ...type.body,
  color: colour.text,
  background: colour.page,
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  scrollPaddingBlock: '1rem',
  scrollBehavior: 'smooth',
  '@media': { [reducedMotion]: { scrollBehavior: 'auto' } },
});
globalStyle('body', { minHeight: '100dvh', overflowWrap: 'break-word' });
globalStyle('h1, h2, h3, h4', { fontWeight: 400, fontSize: 'inherit' });
globalStyle('ul, ol, dl, dd, fieldset, legend', { padding: 0, margin: 0, border: 0, listStyle: 'none' });
globalStyle('fieldset', { minWidth: 0 });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
// The element only offers image formats and must not take part in the layout.
globalStyle('picture', { display: 'contents' });
// In a grid the element would otherwise occupy a cell.
globalStyle('picture > source', { display: 'none' });
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
});
// The selector has no specificity, so elements with their own border radius keep it.
globalStyle(':where(:focus-visible)', { borderRadius: '4px' });
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('::selection', { background: colour.primaryTint, color: colour.text });
// The next page is loading (src/frame/navigation.ts). The delay avoids a flash on fast connections.
globalStyle('main[aria-busy=true]', { opacity: 0.5, transition: 'opacity .3s .15s' });

/** A number, or a part of an address: it moves to the next line as a whole, and breaks only if it is longer than a line. */
globalStyle('[data-whole]', { display: 'inline-block', textDecoration: 'inherit' });
