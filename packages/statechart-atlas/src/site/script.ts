import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles a script of the pages into one file without modules, because modules do not run from the file system. */
async function getScript(entry: URL, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(entry),
        formats: ['iife'],
        name,
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`The atlas script ${entry.href} was not built.`);
  return output.output[0].code;
}

export const scriptOfPages = (): Promise<string> =>
  getScript(new URL('browser/main.ts', import.meta.url), 'atlasPages');

/** Returns the script of the search, which is loaded on the first search. */
export const scriptOfSearch = (): Promise<string> =>
  getScript(new URL('browser/finder.ts', import.meta.url), 'atlasSearch');
