import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './debian.mjs';

// The checker needs Java and weighs 30 MB. Therefore it is not a dependency, but downloaded on machines with Java.
const version = '26.9.27';
const folder = join(
  dirname(fileURLToPath(import.meta.url)),
  `../node_modules/.cache/nu-html-checker-${version}`,
);
const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');

const javaPackage = 'default-jre-headless';
const hasJava = () => spawnSync('java', ['-version'], { timeout: 20_000 }).status === 0;

/** Returns the reason why the W3C's Nu Html Checker cannot run; undefined if it can. */
export function getNuCheckerObstacle() {
  if (!hasJava()) return `Java is missing; the Nu Html Checker needs it (Debian: ${javaPackage})`;
  return existsSync(jar) ? undefined : 'the Nu Html Checker is missing; npm run test:all downloads it';
}

/** Downloads the checker if Java is installed; without Java or a network connection, its tests are skipped. */
export function provideNuChecker() {
  if (existsSync(jar) || !hasJava()) return;
  // The package's own install script would also download Java.
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
 * @returns {NuMessage[]} All messages about these files, from one process.
 */
export function runNuChecker(pages) {
  // The process is too short for optimizing compilation.
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
  if (status !== 0) throw new Error(`the Nu Html Checker exited with ${status}: ${stderr}`);
  return JSON.parse(stderr).messages;
}
