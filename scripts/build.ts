import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { InlineConfig, PluginOption } from 'vite';
import { fingerprintFile, getFingerprint } from './sources.mjs';
import { noticesPath } from '../contract/values/noticesPath.ts';
import { getReason } from './getReason.ts';

// Large memory pages would cost the bundler a third more memory and more time; it reads this variable when it is
// loaded.
process.env['MIMALLOC_ALLOW_THP'] ??= '0';
const [
  { build },
  { compressFile, precompressed },
  { bundledModules },
  { createNotices },
  { default: createConfig },
] = await Promise.all([
  import('vite'),
  import('./vite/precompressed.ts'),
  import('./vite/notices/releasedPackages.ts'),
  import('./vite/notices/createNotices.ts'),
  import('../vite.config.ts'),
]);

const root = resolve(import.meta.dirname, '..');
const file = resolve(root, fingerprintFile);
const soon = process.argv.includes('--soon');

/** Returns the configuration of one part of the site; it is loaded once for all parts. */
const part = (
  mode: 'production' | 'dashboard',
  isSsrBuild: boolean,
  plugins: PluginOption[],
): InlineConfig => {
  const config = createConfig({ command: 'build', mode, isSsrBuild });
  return {
    ...config,
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [config.plugins, plugins],
    build: { ...config.build, ssr: isSsrBuild },
  };
};

const modules = new Set<string>();
const listed = bundledModules(modules);
const fingerprint = getFingerprint(root);
await rm(file, { force: true });
try {
  // Builds the files for guests' browsers, the renderer for the server, and the dashboard.
  await Promise.all([
    build(part('production', false, [listed, precompressed({ soon })])),
    build(part('production', true, [listed])),
    build(part('dashboard', false, [listed, precompressed({ soon })])),
  ]);
  const notices = join(root, 'dist/client', noticesPath);
  await writeFile(notices, createNotices(root, modules));
  await compressFile(notices);
} catch (error) {
  console.error(getReason(error, process.stderr));
  process.exit(1);
}
await writeFile(file, fingerprint);
console.log('Built the site.');
