import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { tmpOfTests } from './scripts/tmp.ts';
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
const zonesOfFaults = [...zones, 'tests/**/*.zones{,.db,.databases}.test.ts'];

// `npm run test:faults` runs everything.
const isWhole = process.env['FAULTS'] === 'whole';

const onDatabase = { setupFiles: 'tests/support/closeStoreAfterFile.ts', testTimeout: 30_000 };

const inZone = (name: string, TZ: string): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    ...onDatabase,
    name,
    include: isWhole ? zonesOfFaults : zones,
    env: { TZ },
    setupFiles: [onDatabase.setupFiles, 'tests/support/checkTimeZone.ts'],
  },
});

const inWindow = {
  environment: 'jsdom',
  // A device's time zone differs from that of servers, which is often UTC, and from that of properties.
  env: { TZ: 'Asia/Kolkata' },
  setupFiles: 'tests/support/freshWindow.ts',
} as const;

const projects: TestProjectInlineConfiguration[] = [
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
      include: [isWhole ? database : bothDatabases, postgres],
      globalSetup: 'tests/support/postgres/globalSetup.ts',
    },
  },
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
  inZone('in Auckland', 'Pacific/Auckland'),
  inZone('in New York', 'America/New_York'),
  // `npm run test:cluster` runs this project alone.
  ...(process.env['CLUSTER'] === 'whole'
    ? [{ extends: true as const, test: { name: 'cluster', include: [cluster] } }]
    : []),
];

export default defineConfig((env) =>
  mergeConfig(site(env), {
    test: {
      projects,
      // Files share a process and its loaded modules.
      isolate: false,
      env: {
        TMPDIR: tmpOfTests(),
        ESTADIA_STATEMENTS: join(tmpOfTests(), `estadia-statements-${process.pid}`),
      },
      // More workers than cores, because tests of processes mostly wait.
      maxWorkers: availableParallelism() + 1,
      // Opening a database takes seconds on a busy machine.
      testTimeout: 20_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
    },
  }),
);
