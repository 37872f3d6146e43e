import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/media.ts';
import { rating } from './LandingView.css.ts';
import { colour, radius, shadow, space } from '../../theme/theme.css.ts';
import { figures, type } from '../../theme/type.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'end',
  gap: space[4],
  padding: space[5],
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surface,
  boxShadow: shadow.card,
  '@media': {
    // Two columns if a date fits in each.
    [`not all and ${from.sm}`]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(40%, 8.5rem)), 1fr))',
    },
    [from.lg]: { gridTemplateColumns: '1fr 1fr 1fr auto' },
  },
});

/** The calendar is below the dates; in wide windows, below the row of all fields. */
export const calendar = style({
  gridColumn: '1 / -1',
  width: '100%',
  maxWidth: '54rem',
  marginInline: 'auto',
  '@media': { [from.lg]: { order: 1 } },
});

// On a phone, the guests and the button are below the dates.
globalStyle(`${form} > :nth-last-child(-n + 2)`, {
  '@media': { [`not all and ${from.sm}`]: { gridColumn: '1 / -1' } },
});

// As tall as the fields next to it.
globalStyle(`${form} > button`, { minHeight: '3.375rem' });

export const group = style({ display: 'grid', gap: space[6] });
export const groupHead = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const groupTitle = style(type.heading);
export const stay = style({ color: colour.muted });

/** As many columns as are readable. */
export const grid = style({
  display: 'grid',
  gap: `${space[12]} ${space[6]}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
});

export const card = style({ position: 'relative', display: 'grid', gap: space[4], alignContent: 'start' });
export const cardFrame = style({ overflow: 'hidden', borderRadius: radius.large });
export const cardText = style({ display: 'grid', gap: space[1], justifyItems: 'start' });
export const cardName = style({ ...type.heading, fontSize: '1.625rem' });
export const cardFacts = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
});
// The rating comes first, on a line of its own.
globalStyle(`${cardFacts} > ${rating}`, { width: '100%' });
export const cardPrice = style([figures, { fontWeight: 600, paddingTop: space[1] }]);
/** The reason why a property is not available, less prominent than a price. */
export const reason = style({ fontWeight: 600, color: colour.muted, paddingTop: space[1] });
export const notFree = style({ filter: 'grayscale(0.6)', opacity: 0.75 });

/** The links to the pages before and after this one, below the properties. */
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
});
