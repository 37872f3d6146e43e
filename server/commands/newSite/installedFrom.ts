import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { packageRoot, readVersion } from '../../config/index.ts';
import { CommandRefused } from '../../host/index.ts';

const packageName = 'estadia';

interface Manifest {
  dependencies?: Record<string, string>;
}

/**
 * Returns what npm should install in a new site: the package file that this package was installed from, or this version
 * from the registry.
 * @throws {CommandRefused} in a clone, which is not an installed package
 */
export async function findInstalledFrom(): Promise<string> {
  const modules = dirname(packageRoot);
  if (!modules.endsWith('node_modules')) {
    throw new CommandRefused(
      'This is a clone of the repository, which is a site itself: use "npm start" and "content new". ' +
        'To create a site from a release, run: npx estadia init my-site',
    );
  }
  const parent = dirname(modules);
  const text = await readFile(resolve(parent, 'package.json'), 'utf8').catch(() => '{}');
  const spec = (JSON.parse(text) as Manifest).dependencies?.[packageName];
  return spec?.startsWith('file:')
    ? resolve(parent, spec.slice('file:'.length))
    : `${packageName}@${readVersion()}`;
}
