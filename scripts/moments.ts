import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { moments } from './moments/moments.ts';

// Runs the tests that depend on the date at special moments. libfaketime moves the clock of every process, also of
// PostgreSQL and of the browser.
// `-- --at 2028-02-29T23:50:00Z tests/pricing e2e/booking` runs one moment and some of the tests.

const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string', multiple: true } },
});

const hostTests = [
  'contract',
  'pricing',
  'host',
  'calendars',
  'retention',
  'registration',
  'mail',
  'outside',
];
const siteTests = ['views', 'machines', 'i18n', 'dashboard', 'actors', 'pages'];
const unitTests = [...hostTests, ...siteTests].map((folder) => `tests/${folder}`);
const browserTests = ['e2e/booking', 'e2e/reservation/', 'e2e/dashboard', 'e2e/journeys/booking.spec.ts'];

const [library] = globSync('/usr/{lib,lib/*,local/lib}/faketime/libfaketime.so.1');
if (library === undefined) {
  console.error('libfaketime is missing. On Debian, install it with:\n  apt-get install faketime');
  process.exit(1);
}

/** Runs a command at a moment, and returns whether it succeeded. */
function run(at: string, [name, ...args]: readonly string[], env = {}): Promise<boolean> {
  const secondsAhead = Math.round((Date.parse(at) - Date.now()) / 1000);
  const child = spawn(join(root, 'node_modules/.bin', name!), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      TZ: 'UTC',
      ...env,
      LD_PRELOAD: library,
      FAKETIME: `${secondsAhead < 0 ? '' : '+'}${secondsAhead}`,
      // Durations and timers are unchanged.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
    },
  });
  return new Promise((done) => {
    child.on('error', ({ message }) => {
      console.error(message);
      done(false);
    });
    child.on('close', (status) => done(status === 0));
  });
}

const choose = (paths: readonly string[], folder: string) =>
  positionals.length > 0 ? positionals.filter((path) => path.startsWith(folder)) : paths;
const [inNode, inBrowser] = [choose(unitTests, 'tests/'), choose(browserTests, 'e2e/')];
if (inBrowser.length > 0 && !existsSync(join(root, 'dist/client'))) {
  console.error('The browser tests need the built site: npm run build');
  process.exit(1);
}

const failed: string[] = [];
const chosen = values.at?.map((at) => ({ at, why: 'as requested' })) ?? moments;
for (const { at, why } of chosen) {
  console.log(`\n=== ${at}: ${why}`);
  const projects = ['pure', 'DOM', 'on PGlite'].flatMap((name) => ['--project', name]);
  if (inNode.length > 0 && !(await run(at, ['vitest', 'run', ...projects, ...inNode], { TESTS: 'all' }))) {
    failed.push(`${at}: unit and database tests`);
  }
  if (inBrowser.length > 0 && !(await run(at, ['playwright', 'test', '-c', 'e2e', ...inBrowser]))) {
    failed.push(`${at}: browser tests`);
  }
}
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((one) => `  ${one}`).join('\n')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
