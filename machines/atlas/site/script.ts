import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A script of the pages, as one file that needs no module: it runs from a folder too. */
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
  if (!output || !('output' in output))
    throw new Error(`The script ${entry.href} of the atlas was not built.`);
  return output.output[0].code;
}

export const scriptOfPages = (): Promise<string> =>
  getScript(new URL('browser/main.ts', import.meta.url), 'atlasPages');

/** What looks through the atlas: it is loaded once somebody searches. */
export const scriptOfSearch = (): Promise<string> =>
  getScript(new URL('browser/finder.ts', import.meta.url), 'atlasSearch');
