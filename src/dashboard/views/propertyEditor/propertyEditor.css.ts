import { globalStyle, style } from '@vanilla-extract/css';
import { from, gutter, gutterOffset, lowWindow } from '../../../theme/media.ts';
import { colour, layer, radius, space } from '../../../theme/theme.css.ts';
import { type } from '../../../theme/type.ts';
import * as shared from '../../../kit/shared.css.ts';

/** The fields of a section. */
export const section = style([shared.form, { maxWidth: '48rem' }]);

export const field = style({ display: 'grid', gap: space[2] });
globalStyle(`${section} fieldset`, { minWidth: 0 });

/** The same text in two languages: next to each other on a wide window; a narrow one shows the first. */
export const languages = style({
  display: 'grid',
  gap: space[4],
  '@media': { [from.md]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});
/** A short text in all languages. */
export const everyLanguage = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
});
export const languageBar = style([languages, { maxWidth: '48rem' }]);
globalStyle(`${languages} > :nth-child(2)`, {
  '@media': { [`not all and ${from.md}`]: { display: 'none' } },
});

export const warning = style({ ...type.small, color: colour.warning, overflowWrap: 'anywhere' });

export const heading = style({ ...type.subheading, marginBottom: space[3] });

/** An item or a block that is folded to one line. */
export const fold = style({
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  selectors: {
    '&:not(:first-child)': { borderTop: 0 },
    '&:first-child': { borderTopLeftRadius: radius.medium, borderTopRightRadius: radius.medium },
    '&:last-child': { borderBottomLeftRadius: radius.medium, borderBottomRightRadius: radius.medium },
  },
});
export const foldTitle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  minHeight: '3rem',
  padding: `${space[2]} ${space[4]}`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
globalStyle(`${fold}[open] > ${foldTitle} > svg`, { transform: 'rotate(180deg)' });
export const itemTitle = style({ ...type.label, overflowWrap: 'anywhere' });
export const foldSummary = style({
  ...type.small,
  gridColumn: 1,
  color: colour.muted,
  overflowWrap: 'anywhere',
});
export const folded = style([shared.group, { padding: `${space[2]} ${space[4]} ${space[4]}` }]);

export const choices = style({
  display: 'grid',
  gap: space[3],
  marginTop: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  // The longest words are wider than a column.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
/** Small pictures, each with its check mark in a corner. */
export const photoChoices = style({
  display: 'grid',
  gap: space[2],
  marginTop: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.5rem, 12%), 1fr))',
});
globalStyle(`${photoChoices} > label`, { display: 'block', position: 'relative' });
globalStyle(`${photoChoices} input`, { position: 'absolute', top: space[2], left: space[2] });
export const thumbnail = style({
  display: 'block',
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: radius.small,
});
globalStyle(`${photoChoices} > label:has(:checked) > span img`, {
  outline: `3px solid ${colour.primary}`,
  outlineOffset: '-3px',
});

export const pair = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
});
export const seasonDay = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
});

/** Whether the changes are saved; it stays in the window while the fields are scrolled. */
export const status = style({
  ...type.small,
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  paddingBlock: space[1],
  color: colour.muted,
  background: colour.page,
  '@media': {
    [`not all and ${from.lg}`]: { marginInline: gutterOffset, paddingInline: gutter },
    [lowWindow]: { position: 'relative' },
  },
});
/** The same behind the message of a failure, which has the same words: it is seen when the message was scrolled away. */
export const statusBehind = style([
  status,
  {
    // It begins where the message begins, and takes no place.
    marginTop: space[6],
    marginBottom: `calc(-1lh - 2 * ${space[1]} - ${space[6]})`,
    '@media': { [lowWindow]: { display: 'none' } },
  },
]);
export const failure = style([
  shared.group,
  { position: 'relative', zIndex: layer.sticky, background: colour.page },
]);
globalStyle(`html:has(${status})`, { scrollPaddingTop: '4rem' });

/** The sections in the overview. */
export const sections = style({ borderTop: `1px solid ${colour.line}` });
globalStyle(`${sections} > li`, { borderBottom: `1px solid ${colour.line}` });
export const sectionLink = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[3],
  color: 'inherit',
  textDecoration: 'none',
});
export const sectionName = style({ fontWeight: 600 });
globalStyle(`${sectionLink}:hover > .${sectionName}`, { textDecoration: 'underline' });
export const todo = style({ ...type.small, fontWeight: 500, color: colour.error });
export const issues = style({ display: 'grid', gap: space[2] });

export const value = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
