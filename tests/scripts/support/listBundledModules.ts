import { resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import createConfig from '../../../vite.config.ts';

// A process that bundles the site without writing it, and prints the ids of all modules as JSON. It does not use
// scripts/build.ts, whose list of modules it verifies.
const root = resolve(import.meta.dirname, '../../..');
const ids = new Set<string>();

for (const [mode, isSsrBuild] of [
  ['production', false],
  ['production', true],
  ['dashboard', false],
] as const) {
  const config: InlineConfig = createConfig({ command: 'build', mode, isSsrBuild });
  const result = await build({
    ...config,
    root,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, ssr: isSsrBuild, write: false, minify: false, cssMinify: false },
  });
  for (const bundle of [result].flat()) {
    if (!('output' in bundle)) throw new Error('Vite watches the files.');
    for (const file of bundle.output) {
      if (file.type === 'chunk') for (const id of Object.keys(file.modules)) ids.add(id);
    }
  }
}
process.stdout.write(JSON.stringify([...ids]));
