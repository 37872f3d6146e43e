import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { canHover, paper } from '../theme/media.ts';
import { colour, radius, space } from '../theme/theme.css.ts';
import { type } from '../theme/type.ts';

const base = style({
  // Browsers that cannot style the content of a closed element print it closed.
  selectors: { '&::details-content': { '@media': { [paper]: { contentVisibility: 'visible' } } } },
});

export const box = styleVariants({
  row: [
    base,
    {
      borderTop: `1px solid ${colour.line}`,
      selectors: { '&:last-child': { borderBottom: `1px solid ${colour.line}` } },
    },
  ],
  button: [base],
});

const title = style({
  cursor: 'pointer',
  listStyle: 'none',
  minHeight: '2.75rem',
  alignItems: 'center',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const summary = styleVariants({
  row: [
    title,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${space[1]} ${space[4]}`,
      paddingBlock: space[4],
    },
  ],
  button: [
    title,
    {
      ...type.small,
      display: 'inline-flex',
      gap: space[2],
      maxWidth: '100%',
      padding: `${space[2]} ${space[5]}`,
      overflowWrap: 'anywhere',
      border: `1px solid ${colour.edge}`,
      borderRadius: radius.round,
      fontWeight: 600,
      '@media': {
        [canHover]: { selectors: { '&:hover': { background: colour.sunken } } },
        [paper]: { display: 'none' },
      },
    },
  ],
});
globalStyle(`${title} > svg`, { '@media': { [paper]: { display: 'none' } } });
globalStyle(`details[open] > ${title} > svg`, { transform: 'rotate(180deg)' });

/** A row that has nothing to open yet. */
export const unfolded = style([box.row, { display: 'grid', gap: space[1], paddingBlock: space[4] }]);
globalStyle(`${title} > h3, ${unfolded} > h3`, { fontWeight: 600 });

export const sentence = style({ ...type.small, gridColumn: 1, color: colour.muted });
// The content has the same words.
globalStyle(`details[open] > ${title} > ${sentence}`, { display: 'none' });

export const content = styleVariants({
  row: { paddingBottom: space[6] },
  button: { paddingTop: space[6] },
});
