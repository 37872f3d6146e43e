import { createGlobalTheme, createThemeContract, globalStyle } from '@vanilla-extract/css';
import { dark, light, type ColourName } from './colours.ts';

const blank = Object.fromEntries(Object.keys(light).map((name) => [name, ''])) as Record<ColourName, ''>;

/** The colours by purpose. */
export const colour = createThemeContract(blank);

const inDark = {
  vars: Object.fromEntries(Object.entries(dark).map(([name, value]) => [colour[name as ColourName], value])),
};

createGlobalTheme(':root', colour, light);
globalStyle(':root', { colorScheme: 'light' });
// Without the attribute the visitor's system decides, even if scripts do not run.
globalStyle(':root:not([data-colour-mode])', {
  '@media': { '(prefers-color-scheme: dark)': { ...inDark, colorScheme: 'dark' } },
});
globalStyle(':root[data-colour-mode="dark"]', { ...inDark, colorScheme: 'dark' });

/** The spacing scale, in rem. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  28: '7rem',
} as const;

export const radius = { small: '6px', medium: '10px', large: '18px', round: '999px' } as const;

export const shadow = {
  card: '0 1px 2px rgb(8 16 15 / 5%), 0 12px 32px -12px rgb(8 16 15 / 16%)',
  float: '0 2px 6px rgb(8 16 15 / 8%), 0 24px 60px -16px rgb(8 16 15 / 32%)',
  bar: '0 -1px 0 rgb(8 16 15 / 6%), 0 -12px 32px -16px rgb(8 16 15 / 24%)',
} as const;

export const motion = {
  quick: '140ms cubic-bezier(0.2, 0, 0, 1)',
  calm: '280ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

export const layer = { sticky: '10', bar: '20', overlay: '40', toast: '50' } as const;
