import { spawn } from 'node:child_process';
import { cp, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { openAllDays } from './openAllDays.ts';
import { clientSecret, folderOfAtlas, folderOfSite, logFile } from './siteUnderTest.ts';
import { units } from './units.ts';

// The site as a host runs it, with its own data and a property for each test file that books.
const root = resolve(import.meta.dirname, '../..');
const port = process.env['E2E_PORT'] ?? '3000';
const folder = folderOfSite(port);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { mode: 0o700 });
const content = join(folder, 'content');

await cp(join(root, 'demo'), content, { recursive: true });
for (const unit of ['casa-do-limoeiro', 'monte-da-figueira']) await openAllDays(join(content, unit));

/** Small photos make a test 15 times faster where nobody looks at them. */
async function shrinkPhotos(unit: string): Promise<void> {
  const folder = join(content, unit, 'photos');
  for (const name of await readdir(folder)) {
    const photo = join(folder, name);
    await writeFile(photo, await sharp(photo).resize({ width: 320 }).toBuffer());
  }
}

// Tests of photos use those of casa-do-limoeiro.
const [first, ...others] = units;
await cp(join(content, 'casa-do-limoeiro'), join(content, first), { recursive: true });
for (const unit of ['monte-da-figueira', first]) await shrinkPhotos(unit);
for (const unit of others) await cp(join(content, first), join(content, unit), { recursive: true });

const log = await open(logFile(port), 'w');
const site = spawn(process.execPath, [join(root, 'server/main.ts')], {
  cwd: root,
  stdio: ['ignore', log.fd, 'inherit'],
  env: {
    PATH: process.env['PATH'],
    PORT: port,
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: content,
    FEATURED_UNITS: 'casa-do-limoeiro,monte-da-figueira',
    LOG_LEVEL: 'info',
    ATLAS: folderOfAtlas(port),
    CLIENT_SECRET: clientSecret,
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => site.kill(signal));
site.on('exit', (code) => {
  void Promise.all([rm(folder, { recursive: true, force: true }), rm(logFile(port), { force: true })]).then(
    () => process.exit(code ?? 0),
  );
});
