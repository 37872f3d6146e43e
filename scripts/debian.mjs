import { spawnSync } from 'node:child_process';

export const isRoot = process.getuid?.() === 0;

/** @param {string} command @param {string[]} args */
export function run(command, args) {
  console.log(`${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

// Who is not root may be it without a password on machines that are there to test.
const aptGet = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];

let knowsPackages = false;

/** Installs packages of Debian or its kin, where there is `apt-get` and it may be used. @param {string[]} packages */
export function installFromDebian(...packages) {
  const [command = '', ...args] = aptGet;
  if (spawnSync(command, [...args, '--version']).status !== 0) return;
  knowsPackages ||= run(command, [...args, 'update', '-q']);
  run(command, [...args, 'install', '-y', '-q', '--no-install-recommends', ...packages]);
}
