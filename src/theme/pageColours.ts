import { dark, light } from './colours.ts';

/**
 * The page background of each mode, which the browser's bars use. Only the server imports it, so no script contains it.
 */
export const pageColours = { light: light.page, dark: dark.page } as const;
