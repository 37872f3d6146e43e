import { spawnSync } from 'node:child_process';

export const isRoot = process.getuid?.() === 0;

/** @param {string} command @param {readonly string[]} args */
export function run(command, args) {
  console.log(`${command} ${args.join(' ')}`);
  return runQuietly(command, args);
}

/** @param {string} command @param {readonly string[]} args */
function runQuietly(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

const install = 'apt-get install --no-install-recommends';

/**
 * Returns the command with which a user installs packages.
 * @param {readonly string[]} packages
 * @param {boolean} needsSudo
 */
export const getInstallCommand = (packages, needsSudo) =>
  `${needsSudo ? 'sudo ' : ''}${install} ${packages.join(' ')}`;

/**
 * Returns a shell script that installs packages, each separately, because a system may lack some of them. While it runs, Debian's policy forbids packages to start services.
 * An existing policy, which most container images have, is not changed.
 * @param {readonly string[]} packages
 * @param {string} policy The path of Debian's policy program.
 */
export const getInstallScript = (packages, policy = '/usr/sbin/policy-rc.d') => `
  if [ ! -e ${policy} ]; then
    trap 'rm -f ${policy}' EXIT
    trap 'exit 1' HUP INT TERM
    printf '#!/bin/sh\\nexit 101\\n' >${policy}
    chmod 755 ${policy}
  fi
  apt-get update -q
  for package in ${packages.join(' ')}; do ${install} -y -q "$package"; done`;

/** Installs packages of Debian or a derivative if the user is root. @param {readonly string[]} packages */
export function installFromDebian(packages) {
  if (!isRoot || packages.length === 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`${install} ${packages.join(' ')}`);
  runQuietly('sh', ['-c', getInstallScript(packages)]);
}
