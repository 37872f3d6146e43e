import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';

/** The plugin as it is built with: it would let go of what evaluates styles once the first of the builds has ended. */
const forMoreThanOneBuild = (plugins: readonly Plugin[]): Plugin[] =>
  plugins.map((plugin) => ({ ...plugin, buildEnd: () => undefined }));

let ofBuilds: Plugin[] | undefined;

/** Styles written in TypeScript. What browsers get and what the server draws with are built from the same, evaluated once. */
export const styles = (command: 'build' | 'serve'): Plugin[] =>
  command === 'serve'
    ? vanillaExtractPlugin({ unstable_mode: 'inlineCssInDev' })
    : (ofBuilds ??= forMoreThanOneBuild(vanillaExtractPlugin()));
