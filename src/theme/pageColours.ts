import { dark, light } from './colours.ts';

/** The ground of a page in each mode, which the bars of a browser take up. Only the server asks: nothing of it is sent as script. */
export const pageColours = { light: light.page, dark: dark.page } as const;
