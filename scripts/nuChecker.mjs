import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './debian.mjs';

// It needs Java and weighs 30 MB, so it is no dependency of everybody: it is fetched where there is a Java to run it.
const version = '26.9.27';
const folder = join(
  dirname(fileURLToPath(import.meta.url)),
  `../node_modules/.cache/nu-html-checker-${version}`,
);
const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');

const hasJava = () => spawnSync('java', ['-version'], { timeout: 20_000 }).status === 0;

/** Why W3C's Nu Html Checker cannot run here; undefined where it can. */
export function getNuCheckerObstacle() {
  if (!hasJava()) return 'there is no Java here to run the Nu Html Checker (Debian: default-jre-headless)';
  return existsSync(jar)
    ? undefined
    : 'the Nu Html Checker is not here: node scripts/setup.mjs --tools fetches it';
}

/** Fetches the checker where there is a Java; without one, and without a network, its tests are skipped. */
export function provideNuChecker() {
  if (existsSync(jar) || !hasJava()) return;
  // Its own script would bring a Java along.
  run('npm', [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `vnu-jar@${version}`,
  ]);
}

/**
 * @typedef {{ url: string, type: string, message: string, extract?: string, lastLine?: number }} NuMessage
 * @param {string} pages A folder of HTML files.
 * @returns {NuMessage[]} All that it has to say of them, in one process.
 */
export function runNuChecker(pages) {
  // It is over before it would pay to compile it well.
  const args = [
    '-XX:TieredStopAtLevel=1',
    '-Xss4m',
    '-jar',
    jar,
    '--format',
    'json',
    '--exit-zero-always',
    pages,
  ];
  const { stderr, status } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`the Nu Html Checker ended with ${status}: ${stderr}`);
  return JSON.parse(stderr).messages;
}
