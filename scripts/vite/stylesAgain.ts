import type { Plugin } from 'vite';

/** What Vite puts into a build to load modules later, each after its styles. */
const loader = /^.vite\/preload-helper\.js$/;

/** What of it is another way here. */
const changes = [
  // It would remember styles that could not be loaded as if they had been.
  { from: /seen\[href\] = (void 0|undefined);(\s*throw err)/, to: 'delete seen[href];$2' },
  // The element that failed would be taken for one that stands in the page.
  { from: /(\w+\.type === ['"]error['"]\)\s*)(\w+\()/, to: '$1link.remove(), $2' },
] as const;

/**
 * The loader of later modules, by which styles that could not be loaded are asked for again with their module: it would
 * come without them.
 * @throws where the loader is not the one that was read
 */
export function askingForStylesAgain(code: string): string {
  return changes.reduce((text, { from, to }) => {
    if (!from.test(text)) {
      throw new Error(
        `Vite's loader of modules has no ${from}: read what scripts/vite/stylesAgain.ts changes in the new version.`,
      );
    }
    return text.replace(from, to);
  }, code);
}

/** Has the styles of a module asked for as often as the module itself. */
export const stylesAgain = (): Plugin => {
  let isDone = false;
  return {
    name: 'styles-again',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: loader },
      handler(code) {
        isDone = true;
        return { code: askingForStylesAgain(code), map: null };
      },
    },
    generateBundle() {
      if (!isDone) this.error(`Vite has no ${loader.source} any more: see scripts/vite/stylesAgain.ts.`);
    },
  };
};
