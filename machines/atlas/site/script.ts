import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The script of the pages, as one file that needs no module: it runs from a folder too. */
export async function scriptOfPages(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL('browser/main.ts', import.meta.url)),
        formats: ['iife'],
        name: 'atlasPages',
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The script of the atlas was not built.');
  return output.output[0].code;
}
