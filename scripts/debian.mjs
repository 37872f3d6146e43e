import { spawnSync } from 'node:child_process';

export const isRoot = process.getuid?.() === 0;

/** @param {string} command @param {string[]} args */
export function run(command, args) {
  console.log(`${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

// On test machines, other users often have sudo without a password.
const aptGet = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];

let knowsPackages = false;

/** Installs packages of Debian or a derivative if `apt-get` is available and allowed. @param {string[]} packages */
export function installFromDebian(...packages) {
  const [command = '', ...args] = aptGet;
  if (spawnSync(command, [...args, '--version']).status !== 0) return;
  knowsPackages ||= run(command, [...args, 'update', '-q']);
  run(command, [...args, 'install', '-y', '-q', '--no-install-recommends', ...packages]);
}
