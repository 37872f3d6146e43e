/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { languages } from './contract/language.ts';
import { tmpOfTests } from './scripts/tmp.ts';
import { chunks } from './scripts/vite/chunks.ts';
import { compiledMessages } from './scripts/vite/messages.ts';
import { iconsOfApps } from './scripts/vite/icons.ts';
import { styles } from './scripts/vite/styles.ts';
import { withoutDescriptions } from './scripts/vite/withoutDescriptions.ts';

const parser = '@formatjs/icu-messageformat-parser';

const inTheBrowser = 'tests/{actors,frame,pages,ui,views}/**';
const asOnAServer =
  'bookingCalls|clientAuth|contrast|drawnBooking|gateway|heads|icons|legalForms|photoSources|routes';
// These have a window, which the files of a process share, as they do jsdom: to load it takes a second.
const withAWindow = [
  `${inTheBrowser}/!(${asOnAServer}).test.{ts,tsx}`,
  'tests/{atlas/replayReports,site/browser}.test.ts',
];
// These leave nothing behind that another could stumble over: they share what they load.
const besideEachOther = [
  `${inTheBrowser}/*.test.{ts,tsx}`,
  'tests/{api,contract,i18n}/**/*.test.{ts,tsx}',
  'tests/calendars/{feeds,takenNights}.test.ts',
  'tests/commands/line.test.ts',
  'tests/host/{costOfBodies,headers,newNames,openapi,openapiMeanings,standing}.test.ts',
  'tests/mail/calendar.test.ts',
  'tests/outside/{mails,smtp}.test.ts',
  'tests/registration/{bulletin,workingDays}.test.ts',
];
// Neither does what is in these, but for two files that change their process.
const foldersBesideEachOther = [
  'tests/{atlas,content,deploy,faults,integrating,retention,scripts,site,store,stripe}/**/!(pathsCommand|injectedStyles).test.{ts,tsx}',
];

// These open a database, and run on each of two kinds.
const withDatabaseInThem = [
  'tests/stripe/host/**/*.test.ts',
  'tests/faults/{guests,instalments,kills,notices,outside,requests,slow}.test.ts',
];
const withDatabase = [
  'tests/{calendars,host,mail,outside,registration}/**/*.test.ts',
  'tests/commands/{besideTheSite,bulletins,calendars,jobs,nights}.test.ts',
  ...withDatabaseInThem,
];
const onPostgreSQLAlone = [
  'tests/{faults,store}/postgres/**/*.test.ts',
  'tests/commands/moveToPostgres.test.ts',
  'tests/site/{oneDatabase,workers}.test.ts',
];
// These have to say the same wherever the process runs.
const zones = { 'in Auckland': 'Pacific/Auckland', 'in New York': 'America/New_York' };
const ofAnyZone = ['tests/{contract,pricing}/**/*.test.ts'];
const ofAnyZoneToo = [
  'tests/{calendars,mail,registration}/**/*.test.ts',
  'tests/host/{availability,cancelReservation,calledOff,createReservation,instants,nights,pricePreview}.test.ts',
  'tests/outside/{fallsDue,instalments,paidTooLate,settlement}.test.ts',
];

const onADatabase = {
  exclude: besideEachOther,
  isolate: false,
  setupFiles: 'tests/support/storeOfFile.ts',
  testTimeout: 30_000,
};

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    compiledMessages(),
    withoutDescriptions(),
    iconsOfApps(),
    { ...optimizeLocales.vite({ locales: [...languages] }), apply: 'build' },
    react(),
    styles(command),
  ],
  resolve: {
    alias: [
      // Messages are parsed when they are built (scripts/vite/messages.ts); tests may parse some themselves.
      ...(process.env['VITEST'] ? [] : [{ find: parser, replacement: `${parser}/no-parser.js` }]),
      // What packages bring for older versions of React than ours.
      ...(command === 'build'
        ? [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }]
        : []),
    ],
  },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // How long plugins take is the machine's affair.
      checks: { pluginTimings: false },
      ...(isSsrBuild
        ? { input: 'src/entry-server.tsx' }
        : {
            input: { 'entry-client': 'src/entry-client.tsx', sw: 'src/worker/worker.ts' },
            output: {
              codeSplitting: chunks,
              // A worker has an address that stays: browsers ask there for a newer one.
              entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
            },
          }),
    },
  },
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'wouter',
      'intl-messageformat',
      'xstate',
      'valibot',
      '@react-aria/toast',
      '@react-stately/toast',
      'react-aria/I18nProvider',
      'react-aria/Overlay',
      'react-aria/useButton',
      'react-aria/useComboBox',
      'react-aria/useListBox',
      'react-aria/useOverlayPosition',
      'react-aria/useRangeCalendar',
      'react-stately/Item',
      'react-stately/Section',
      'react-stately/useComboBoxState',
      'react-stately/useRangeCalendarState',
    ],
  },
  ssr: {
    noExternal: [
      /^react-aria/,
      /^@react-aria\//,
      /^react-stately/,
      /^@react-stately\//,
      'wouter',
      'regexparam',
      'clsx',
      /^@formatjs\//,
      'intl-messageformat',
      /^@internationalized\//,
    ],
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'with a window',
          include: withAWindow,
          environment: 'jsdom',
          // The device's clock: never that of UTC, of which a machine often is, and never that of a property's.
          env: { TZ: 'Asia/Kolkata' },
          isolate: false,
          setupFiles: 'tests/support/freshWindow.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: [...besideEachOther, ...foldersBesideEachOther],
          exclude: [...withAWindow, ...withDatabaseInThem, ...onPostgreSQLAlone],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [
            ...withAWindow,
            ...besideEachOther,
            ...foldersBesideEachOther,
            ...withDatabase,
            ...onPostgreSQLAlone,
          ],
        },
      },
      { extends: true, test: { name: 'on PGlite', include: withDatabase, ...onADatabase } },
      ...Object.entries(zones).map(([name, TZ]) => ({
        extends: true as const,
        test: {
          name,
          include: process.env['FAULTS'] === 'whole' ? [...ofAnyZone, ...ofAnyZoneToo] : ofAnyZone,
          ...onADatabase,
          exclude: [],
          env: { TZ },
          setupFiles: ['tests/support/storeOfFile.ts', 'tests/support/zoneIsSet.ts'],
        },
      })),
      {
        extends: true,
        test: {
          name: 'on PostgreSQL',
          include: [...withDatabase, ...onPostgreSQLAlone],
          ...onADatabase,
          globalSetup: 'tests/support/postgres/globalSetup.ts',
        },
      },
    ],
    env: { TMPDIR: tmpOfTests() },
    // Tests of processes and of their time-outs mostly wait, and leave a core to one more.
    maxWorkers: availableParallelism() + 1,
    // Opening a database takes seconds on a busy machine, and so does what is waited for.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
}));
