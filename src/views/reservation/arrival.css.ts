import { style } from '@vanilla-extract/css';
import { hiddenEdge } from '../../theme/hiddenEdge.ts';
import { canHover, from, paper } from '../../theme/media.ts';
import { colour, radius, space } from '../../theme/theme.css.ts';
import { figures, type } from '../../theme/type.ts';

export const door = style({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  borderRadius: radius.large,
  border: hiddenEdge,
  background: colour.primaryWash,
  '@media': { [from.md]: { padding: space[6] }, [paper]: { display: 'block', padding: 0 } },
});
export const addressRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const address = style({
  ...type.subheading,
  flex: '1 14rem',
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
/** On paper no link can be opened, so the coordinates are printed. */
export const paperPlace = style([figures, { display: 'none', '@media': { [paper]: { display: 'block' } } }]);
export const topics = style({
  display: 'grid',
  gap: `${space[5]} ${space[8]}`,
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [paper]: { display: 'block', marginTop: space[3] },
  },
});
export const topic = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  '@media': { [paper]: { breakInside: 'avoid', marginBottom: space[3] } },
});
export const name = style({ display: 'flex', alignItems: 'center', gap: space[3], fontWeight: 600 });
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' });
export const later = style({ color: colour.muted });

/** Marked parts, each of which stays together if it fits. */
export const code = style([figures, { fontFamily: 'inherit', fontWeight: 600 }]);
export const copies = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [paper]: { display: 'none' } },
});
export const copy = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  maxWidth: '100%',
  minHeight: '2.75rem',
  padding: `${space[1]} ${space[4]}`,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.round,
  background: colour.surface,
  fontWeight: 600,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '@media': { [canHover]: { selectors: { '&:hover': { background: colour.sunken } } } },
});
/** The action next to the content that it copies. */
export const copyName = style({ selectors: { '* + &': { color: colour.primary } } });
