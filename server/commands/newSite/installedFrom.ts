import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { packageRoot } from '../../config/index.ts';
import { CommandRefused } from '../../host/index.ts';

const packageName = 'estadia';

interface Manifest {
  dependencies?: Record<string, string>;
}

/**
 * Returns what npm should install in a new site: the package file that this package was installed from.
 * @throws {CommandRefused} in a clone, which is not an installed package, and without a package file: a registry may have
 *   a package of somebody else under this name
 */
export async function findInstalledFrom(): Promise<string> {
  const modules = dirname(packageRoot);
  if (!modules.endsWith('node_modules')) {
    throw new CommandRefused(
      'This is a clone of the repository, which is a site itself: use "npm start" and "content new". ' +
        'docs/operating/install.md says how to pack a file from which a site is created in another folder.',
    );
  }
  const parent = dirname(modules);
  const text = await readFile(resolve(parent, 'package.json'), 'utf8').catch(() => '{}');
  const spec = (JSON.parse(text) as Manifest).dependencies?.[packageName];
  if (spec?.startsWith('file:')) return resolve(parent, spec.slice('file:'.length));
  throw new CommandRefused(
    'This package was not installed from a file. Run: npm exec --package=./estadia-VERSION.tgz -- estadia init my-site',
  );
}
