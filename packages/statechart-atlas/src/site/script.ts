import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles a script of the pages into one file without modules, because modules do not run from the file system. */
async function getScript(name: string, global: string): Promise<string> {
  // The package has TypeScript in its repository, and JavaScript as published.
  const entry = new URL(`browser/${name}${extname(import.meta.url)}`, import.meta.url);
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
        name: global,
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`The atlas script ${entry.href} was not built.`);
  return output.output[0].code;
}

export const scriptOfPages = (): Promise<string> => getScript('main', 'atlasPages');

/** Returns the script of the search, which is loaded on the first search. */
export const scriptOfSearch = (): Promise<string> => getScript('findEntries', 'atlasSearch');
