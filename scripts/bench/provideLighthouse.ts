import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const version = '13.5.0';
const folder = resolve(import.meta.dirname, `../../node_modules/.cache/estadia-bench/lighthouse-${version}`);

/** The used parts of a Lighthouse report. */
export interface Report {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
    runtimeError?: { code: string; message: string };
  };
}

export type Lighthouse = (
  url: string,
  options: { port: number; logLevel: 'silent'; output: 'json' },
) => Promise<Report | undefined>;

/** Installs Lighthouse into a separate folder, because it is three times as large as all other tools. */
async function install(): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  console.error(`Installing Lighthouse ${version} …`);
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'];
  execFileSync('npm', ['install', ...options, '--prefix', draft, `lighthouse@${version}`], {
    stdio: ['ignore', 2, 2],
  });
  await rename(draft, folder);
}

/** Returns Google's Lighthouse, and installs it if it is missing. */
export async function provideLighthouse(): Promise<Lighthouse> {
  if (!existsSync(folder)) await install();
  const entry = pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href;
  return ((await import(entry)) as { default: Lighthouse }).default;
}
