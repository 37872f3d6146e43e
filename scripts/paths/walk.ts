import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { PathRequest } from 'statechart-atlas/playwright';
import { toEnvironment } from 'statechart-atlas/playwright/request';
import type { ReplayReport } from 'statechart-atlas/paths/replayed';
import { createFilmSettings } from './films.ts';
import { registerCleanup, startChild } from './cleanup.ts';

const root = resolve(import.meta.dirname, '../..');

/** The destination of a walk's output: standard output, standard error (next to an answer for tools), or none. */
export type OutputStream = 'out' | 'err' | 'nothing';

const places = { out: 'inherit', err: 2, nothing: 'ignore' } as const;

function runs(
  command: string,
  args: readonly string[],
  print: OutputStream,
  env: NodeJS.ProcessEnv = process.env,
) {
  const child = startChild(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', places[print], print === 'nothing' ? 'ignore' : 'inherit'],
  });
  return new Promise<boolean>((done, fails) => {
    child.on('error', fails);
    child.on('exit', (code) => done(code === 0));
  });
}

/** Ensures that a browser is installed and that the site is built from the current sources. */
export const isSetUp = (): Promise<boolean> =>
  runs(process.execPath, ['scripts/setup.mjs', '--chromium'], 'err');

/**
 * Runs a walk in a browser.
 * @returns its report; undefined if nothing could be walked
 */
export async function walk(
  request: Omit<PathRequest, 'hasVideo'>,
  print: OutputStream,
): Promise<ReplayReport | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  const tidies = registerCleanup(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'request.json');
  const films = request.isRecorded ? createFilmSettings(folder) : undefined;
  writeFileSync(file, JSON.stringify({ ...request, hasVideo: films !== undefined } satisfies PathRequest));
  rmSync(request.folder, { recursive: true, force: true });
  mkdirSync(request.folder, { recursive: true });
  const env = { ...process.env, ...films, ...toEnvironment(file) };
  await runs('playwright', ['test', '-c', 'e2e/paths.config.ts'], print, env);
  tidies();
  try {
    return JSON.parse(readFileSync(join(request.folder, 'report.json'), 'utf8')) as ReplayReport;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
