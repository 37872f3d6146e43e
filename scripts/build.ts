import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { InlineConfig, PluginOption } from 'vite';
import { fingerprintFile, getFingerprint } from './sources.mjs';
import { getReason } from './getReason.ts';

// Its bundler would take a third more memory, and time to get it, in large pages; it reads this as it is loaded.
process.env['MIMALLOC_ALLOW_THP'] ??= '0';
const [{ build }, { precompressed }, { default: createConfig }] = await Promise.all([
  import('vite'),
  import('./vite/precompressed.ts'),
  import('../vite.config.ts'),
]);

const root = resolve(import.meta.dirname, '..');
const file = resolve(root, fingerprintFile);
const soon = process.argv.includes('--soon');

/** One half of the site. Read by Node once, the configuration need not be bundled for each of them. */
const half = (isSsrBuild: boolean, plugins: PluginOption[] = []): InlineConfig => {
  const config = createConfig({ command: 'build', mode: 'production', isSsrBuild });
  return {
    ...config,
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [config.plugins, plugins],
    build: { ...config.build, ssr: isSsrBuild },
  };
};

const fingerprint = getFingerprint(root);
await rm(file, { force: true });
try {
  // What browsers get, and what the server draws pages with.
  await Promise.all([build(half(false, [precompressed({ soon })])), build(half(true))]);
} catch (error) {
  console.error(getReason(error, process.stderr));
  process.exit(1);
}
await writeFile(file, fingerprint);
console.log('The site is built.');
