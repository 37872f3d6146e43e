import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { languages } from './contract/language.ts';
import { compiledMessages } from './scripts/vite/messages.ts';
import { precompressed } from './scripts/vite/precompressed.ts';

const parser = '@formatjs/icu-messageformat-parser';

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    compiledMessages(),
    precompressed(),
    { ...optimizeLocales.vite({ locales: [...languages] }), apply: 'build' },
    react(),
    vanillaExtractPlugin({ unstable_mode: command === 'serve' ? 'inlineCssInDev' : 'emitCss' }),
  ],
  resolve: {
    // Messages are parsed when they are built (scripts/vite/messages.ts); tests may parse some themselves.
    alias: process.env['VITEST'] ? {} : { [parser]: `${parser}/no-parser.js` },
  },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx' },
  },
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'wouter',
      'react-intl',
      'xstate',
      'valibot',
      '@vanilla-extract/recipes/createRuntimeFn',
    ],
  },
  ssr: {
    noExternal: [
      /^react-aria/,
      /^@react-aria\//,
      /^react-stately/,
      /^@react-stately\//,
      'wouter',
      'react-intl',
      /^@formatjs\//,
      'intl-messageformat',
      /^@internationalized\//,
    ],
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Opening a database takes seconds on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
}));
