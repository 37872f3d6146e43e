import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { journeyUnits, pathUnits } from './units.ts';

// The site as a host would run it, with data of its own and a property for each test that books.
const root = resolve(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'estadia-e2e-'));
const content = join(folder, 'content');
const demo = join(root, 'content');

await cp(demo, content, { recursive: true });
for (const unit of [...pathUnits, ...journeyUnits]) {
  await cp(join(demo, 'casa-do-limoeiro'), join(content, unit), { recursive: true });
}

const port = process.env['E2E_PORT'] ?? '3000';
const site = spawn(process.execPath, [join(root, 'server/main.ts')], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    PATH: process.env['PATH'],
    PORT: port,
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: content,
    FEATURED_UNITS: 'casa-do-limoeiro,monte-da-figueira',
    LOG_LEVEL: 'warn',
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => site.kill(signal));
site.on('exit', (code) => {
  void rm(folder, { recursive: true, force: true }).then(() => process.exit(code ?? 0));
});
