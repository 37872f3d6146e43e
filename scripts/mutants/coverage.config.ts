import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import tests from '../../vitest.config.ts';
import { recordCoverage } from './lineCoverage.ts';

/** The configuration of all tests, extended to record which functions each test runs. */
export default defineConfig((env) =>
  mergeConfig(tests(env), {
    plugins: [recordCoverage()],
    test: {
      setupFiles: [fileURLToPath(new URL('coverageSetup.ts', import.meta.url))],
      // The cache would keep modules without recording code.
      fsModuleCache: false,
    },
  }),
);
