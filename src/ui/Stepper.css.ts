import { style } from '@vanilla-extract/css';
import { colour, radius, space } from '../theme/theme.css.ts';
import { figures } from '../theme/type.ts';

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
      '&[aria-invalid=true]': {
        borderRadius: radius.small,
        color: colour.error,
        boxShadow: `inset 0 0 0 2px ${colour.error}`,
      },
      '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
    },
  },
]);
