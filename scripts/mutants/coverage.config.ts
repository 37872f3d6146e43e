import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import tests from '../../vitest.config.ts';
import { recordCoverage } from './coverage.ts';

/** The tests as ever, which also say what each of them ran. */
export default defineConfig((env) =>
  mergeConfig(tests(env), {
    plugins: [recordCoverage()],
    test: {
      setupFiles: [fileURLToPath(new URL('coverageSetup.ts', import.meta.url))],
      // What says that it ran is kept nowhere.
      fsModuleCache: false,
    },
  }),
);
