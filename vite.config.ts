import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { languages } from './contract/values/language.ts';
import { chunks } from './scripts/vite/chunks.ts';
import { compiledMessages } from './scripts/vite/messages.ts';
import { iconsOfApps } from './scripts/vite/icons.ts';
import { css, styles } from './scripts/vite/styles.ts';
import { withoutServerParts } from './scripts/vite/withoutServerParts.ts';

const parser = '@formatjs/icu-messageformat-parser';
const client = 'src/entry-client.tsx';
const dashboard = 'src/dashboard/entry.tsx';
/** The mode that builds the dashboard instead of the guests' pages. */
const dashboardMode = 'dashboard';

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    compiledMessages(),
    withoutServerParts(),
    iconsOfApps(),
    { ...optimizeLocales.vite({ locales: [...languages] }), apply: 'build' },
    react(),
    styles(command),
  ],
  resolve: {
    alias: [
      // Messages are compiled at build time (scripts/vite/messages.ts), but tests may parse some themselves.
      ...(process.env['VITEST'] ? [] : [{ find: parser, replacement: `${parser}/no-parser.js` }]),
      // Replaces a shim for older versions of React, which packages import.
      ...(command === 'build'
        ? [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }]
        : []),
    ],
  },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : mode === dashboardMode ? 'dist/dashboard' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild && mode !== dashboardMode,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The duration of plugins depends on the machine.
      checks: { pluginTimings: false },
      // Schemas that nothing uses are omitted: valibot's functions have no side effects.
      treeshake: { manualPureFunctions: ['v'] },
      ...(isSsrBuild
        ? { input: 'src/entry-server.tsx' }
        : mode === dashboardMode
          ? {
              input: { dashboard },
              // One file of what most pages share compresses better than many small ones. What fewer pages share
              // would make the first load of every page longer.
              output: {
                codeSplitting: { groups: [{ name: 'common', minShareCount: 8 }] },
              },
            }
          : {
              input: { 'entry-client': client, sw: 'src/worker/worker.ts' },
              output: {
                codeSplitting: chunks,
                // The service worker has a fixed path, where browsers look for its newer versions.
                entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
              },
            }),
    },
  },
  css,
  optimizeDeps: { entries: [client, dashboard] },
  ssr: {
    noExternal: [
      /^@?react-(aria|stately)/,
      /^@(formatjs|internationalized)\//,
      /^(wouter|regexparam|clsx|react-intl|intl-messageformat)$/,
    ],
  },
}));
