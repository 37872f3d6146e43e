import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { value } from './yamlText.ts';

const field = /^siteName:.*$/m;

/** Writes the name of the site to `host.yaml`, and preserves all other lines of the file. */
export async function writeSiteName(contentDir: string, siteName: string): Promise<void> {
  const path = join(contentDir, 'host.yaml');
  const before = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  const line = `siteName: ${value(siteName)}`;
  if (before === undefined) {
    await writeFile(path, `${line}\n`);
    const { mode } = await stat(contentDir);
    await chmod(path, mode & 0o666);
    return;
  }
  const lineEnd = before === '' || before.endsWith('\n') ? '' : '\n';
  await writeFile(
    path,
    field.test(before) ? before.replace(field, () => line) : `${before}${lineEnd}${line}\n`,
  );
}
