import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { Features } from 'lightningcss';
import type { CSSOptions, Plugin } from 'vite';

/** Keeps the plugin's style evaluator alive after the first build, at whose end the plugin would otherwise close it. */
const forMoreThanOneBuild = (plugins: readonly Plugin[]): Plugin[] =>
  plugins.map((plugin) => ({ ...plugin, buildEnd: () => undefined }));

let ofBuilds: Plugin[] | undefined;

/**
 * Compiles styles written in TypeScript. The builds for browsers and for the server share the plugin, so that each file
 * is evaluated once.
 */
export const styles = (command: 'build' | 'serve'): Plugin[] =>
  command === 'serve'
    ? vanillaExtractPlugin({ unstable_mode: 'inlineCssInDev' })
    : (ofBuilds ??= forMoreThanOneBuild(vanillaExtractPlugin()));

/** The options of styles. `color-scheme` alone would add variables for light-dark(), which no style uses. */
export const css: CSSOptions = { lightningcss: { exclude: Features.LightDark } };
