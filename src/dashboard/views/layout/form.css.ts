import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../theme/media.ts';
import { space } from '../../../theme/theme.css.ts';
import * as shared from '../../../kit/shared.css.ts';

const width = '32rem';

export const form = style([shared.form, { maxWidth: width }]);

/** A form whose last part is next to its fields on a wide window. */
export const divided = style([
  shared.form,
  {
    maxWidth: width,
    '@media': {
      [from.lg]: {
        maxWidth: 'none',
        gridTemplateColumns: `minmax(0, ${width}) clamp(18rem, 25vw, 22rem)`,
        columnGap: space[10],
        alignItems: 'start',
      },
    },
  },
]);
globalStyle(`${divided} > *`, {
  '@media': { [from.lg]: { gridColumn: '1 / -1', maxWidth: width } },
});
globalStyle(`${divided} > :nth-last-child(2)`, { '@media': { [from.lg]: { gridColumn: 1 } } });

/** Stays in the window while the fields are scrolled, so that the host sees what they lead to. */
export const side = style([shared.form]);
globalStyle(`${divided} > ${side}`, {
  '@media': { [from.lg]: { gridColumn: 2, position: 'sticky', top: space[6] } },
});
