import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const deploy = resolve(import.meta.dirname, '../../deploy');
const read = (name: string) => readFile(join(deploy, name), 'utf8');

/** Runs the script as on a machine of which only the programs of a shell are installed. */
function install(...args: string[]) {
  const env = { PATH: '/usr/bin:/bin' };
  const { status, stdout, stderr } = spawnSync('sh', [join(deploy, 'install.sh'), ...args], {
    env,
    encoding: 'utf8',
  });
  const commands = stdout.split('\n').flatMap((line) => (line.startsWith('+ ') ? [line.slice(2)] : []));
  return { status, stdout, stderr, commands };
}

const indexOf = (commands: readonly string[], pattern: RegExp) =>
  commands.findIndex((command) => pattern.test(command));

test('a dry run lists the steps in their order, and ends with the link for the first owner', () => {
  const { status, commands, stderr } = install('--dry-run', 'stay.example');
  expect([status, stderr]).toEqual([0, '']);
  const steps = [
    /npm run release -- --pack release$/,
    /^useradd --system .*estadia$/,
    /estadia init \/opt\/estadia$/,
    /^tee -a \/etc\/estadia\/estadia\.env$/,
    /PUBLIC_URL=https:\/\/stay\.example/,
    /^cp \S+\/estadia\.service \S+\/estadia\.socket \/etc\/systemd\/system\/$/,
    /stay\.example.*> \/etc\/caddy\/Caddyfile$/,
    /^systemctl restart estadia\.service$/,
    /^runuser -u estadia .* npm --prefix \/opt\/estadia run -s host -- access link$/,
  ].map((pattern) => indexOf(commands, pattern));
  expect(steps).not.toContain(-1);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test('the service uses the user and the files that the script installs', async () => {
  const { commands } = install('--dry-run', 'stay.example');
  const unit = await read('estadia.service');
  const getSetting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)![1]!;
  expect(indexOf(commands, new RegExp(`^useradd .* ${getSetting('User')}$`))).toBeGreaterThan(-1);
  expect(indexOf(commands, new RegExp(`init ${getSetting('WorkingDirectory')}$`))).toBeGreaterThan(-1);
  expect(indexOf(commands, new RegExp(` ${getSetting('EnvironmentFile')}$`))).toBeGreaterThan(-1);
  const dataDir = /DATA_DIR=(\S+)/.exec(getSetting('Environment'))![1]!;
  expect(indexOf(commands, new RegExp(`-m 0700 ${dataDir}$`))).toBeGreaterThan(-1);
});

test('the Caddyfile contains the variable that the script replaces by the domain', async () => {
  expect(await read('Caddyfile')).toMatch(/^\{\$DOMAIN\} \{$/m);
});

test('only a Caddyfile that the script has written is replaced or removed', async () => {
  const script = await read('install.sh');
  const [, mark = ''] = /mark='(.*?)'/.exec(script)!;
  expect(install('--dry-run', 'stay.example').commands.join('\n')).toContain(`{ echo '${mark}'; sed`);
  // A person may add this file to a Caddyfile of their own.
  expect(await read('Caddyfile')).not.toContain(mark);
  expect(script.match(/grep -q\w* "\$mark" "\$caddyfile"/g)).toHaveLength(2);
});

test('an uninstallation removes no settings, data and properties, and says where they are', () => {
  const { status, commands, stdout } = install('--uninstall', '--dry-run');
  expect(status).toBe(0);
  const removed = commands.filter((command) => command.startsWith('rm ')).join(' ');
  expect(removed).toContain('/opt/estadia/node_modules');
  for (const kept of ['/etc/estadia/estadia.env', '/var/lib/estadia', '/opt/estadia/content']) {
    expect(removed).not.toContain(kept);
    expect(stdout).toContain(kept);
  }
});

test.each([
  ['without a domain', []],
  ['with an address', ['https://stay.example']],
  ['with a path', ['stay.example/booking']],
  ['with a name without a dot', ['stay']],
  ['with an empty label', ['stay..example']],
])('%s, nothing is done, and the message shows the command', (_, args) => {
  const { status, commands, stderr } = install('--dry-run', ...args);
  expect([status, commands]).toEqual([1, []]);
  expect(stderr).toContain('sudo deploy/install.sh stay.example');
});

test('a person can read the script on one screen', async () => {
  expect((await read('install.sh')).trimEnd().split('\n').length).toBeLessThanOrEqual(90);
});
