import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReplayReport } from '../paths/replayed.ts';
import { toEnvironment, type PathRequest } from '../playwright/request.ts';
import { registerCleanup, startChild } from './childProcesses.ts';
import type { BrowserConfig } from './config.ts';
import { getVideoSettings } from './video.ts';

/** The destination of a test run's output: standard output, standard error, or none. */
export type OutputStream = 'out' | 'err' | 'nothing';

const streams = { out: 'inherit', err: 2, nothing: 'ignore' } as const;

const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** Runs Playwright, whatever its exit code: the report says which tests failed. */
function runPlaywright(
  { folder, playwrightConfig }: BrowserConfig,
  output: OutputStream,
  env: NodeJS.ProcessEnv,
) {
  const child = startChild(process.execPath, [playwright, 'test', '-c', playwrightConfig], {
    cwd: folder,
    env,
    stdio: ['ignore', streams[output], output === 'nothing' ? 'ignore' : 'inherit'],
  });
  return new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => resolve());
  });
}

/**
 * Runs the tests of a request in a browser.
 * @returns their report; undefined if no test could run
 */
export async function runTests(
  browser: BrowserConfig,
  request: Omit<PathRequest, 'hasVideo'>,
  output: OutputStream,
): Promise<ReplayReport | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  const cleanUp = registerCleanup(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'request.json');
  const video = request.isRecorded ? getVideoSettings(folder) : undefined;
  writeFileSync(file, JSON.stringify({ ...request, hasVideo: video !== undefined } satisfies PathRequest));
  rmSync(request.folder, { recursive: true, force: true });
  mkdirSync(request.folder, { recursive: true });
  await runPlaywright(browser, output, { ...process.env, ...video, ...toEnvironment(file) });
  cleanUp();
  try {
    return JSON.parse(readFileSync(join(request.folder, 'report.json'), 'utf8')) as ReplayReport;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
