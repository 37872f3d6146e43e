import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { isNightly } from './scripts/nightly.mjs';
import { tmpOfTests } from './scripts/tmp.ts';
import { patience } from './tests/support/patience.ts';
import site from './vite.config.ts';

// The extension of a test file, or its folder `postgres`, determines the projects in which it runs.
const all = '{tests,packages/*/tests}/**/*.test.ts';
const dom = '{tests,packages/*/tests}/**/*.test.tsx';
const styles = 'tests/**/*.styles.test.tsx';
const browser = 'tests/**/*.browser.test.ts';
const isolated = 'tests/**/*.isolated.test.ts';
const database = 'tests/**/*.{db,databases}.test.ts';
const bothDatabases = 'tests/**/*.databases.test.ts';
const postgres = 'tests/**/postgres/*.test.ts';
const cluster = 'tests/cluster/*.test.ts';
const plans = 'tests/plans/*.plans.test.ts';
const zones = ['tests/{contract,pricing}/**/*.test.ts'];
const zonesAtNight = [...zones, 'tests/**/*.zones{,.db,.databases}.test.ts'];
const nightly = '**/*.nightly.*';

const onDatabase = {
  // At night, the query plan of every statement is tested.
  setupFiles: [
    'tests/support/closeStoreAfterFile.ts',
    ...(isNightly ? ['tests/support/recordStatements.ts'] : []),
  ],
};

const inZone = (name: string, TZ: string): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include: isNightly ? zonesAtNight : zones,
    env: { TZ },
    setupFiles: [...onDatabase.setupFiles, 'tests/support/checkTimeZone.ts'],
  },
});

const inWindow = {
  environment: 'jsdom',
  // A device's time zone differs from that of servers, which is often UTC, and from that of properties.
  env: { TZ: 'Asia/Kolkata' },
  setupFiles: 'tests/support/freshWindow.ts',
} as const;

const byDay: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: { name: 'pure', include: [all], exclude: [browser, isolated, database, postgres, cluster, plans] },
  },
  { extends: true, test: { name: 'isolated', include: [isolated], isolate: true } },
  { extends: true, test: { ...inWindow, name: 'DOM', include: [dom], exclude: [styles] } },
  // Style sheets make all queries of a document slower.
  { extends: true, test: { ...inWindow, name: 'styles', include: [styles], css: true } },
  { extends: true, test: { name: 'browser', include: [browser] } },
  { extends: true, test: { ...onDatabase, name: 'on PGlite', include: [database] } },
  {
    extends: true,
    test: {
      ...onDatabase,
      name: 'on PostgreSQL',
      include: [isNightly ? database : bothDatabases, postgres],
      globalSetup: 'tests/support/postgres/globalSetup.ts',
    },
  },
  inZone('in Auckland', 'Pacific/Auckland'),
];

const atNight: TestProjectInlineConfiguration[] = [
  inZone('in New York', 'America/New_York'),
  {
    extends: true,
    test: {
      ...onDatabase,
      name: 'plans',
      include: [plans],
      globalSetup: 'tests/support/postgres/globalSetup.ts',
      // Runs after all other tests, whose statements it examines.
      sequence: { groupOrder: 1 },
    },
  },
];

export default defineConfig((env) =>
  mergeConfig(site(env), {
    test: {
      projects: [
        ...byDay,
        ...(isNightly ? atNight : []),
        // `npm run test:cluster` runs this project alone.
        ...(process.env['CLUSTER'] === 'whole'
          ? [{ extends: true, test: { name: 'cluster', include: [cluster] } }]
          : []),
      ],
      exclude: isNightly ? [] : [nightly],
      // Files share a process and its loaded modules.
      isolate: false,
      env: {
        TMPDIR: tmpOfTests(),
        ESTADIA_STATEMENTS: join(tmpOfTests(), `estadia-statements-${process.pid}`),
      },
      // More workers than cores, because tests of processes mostly wait.
      maxWorkers: availableParallelism() + 1,
      testTimeout: 2 * patience,
      hookTimeout: 2 * patience,
      expect: { poll: { timeout: patience } },
    },
  }),
);
