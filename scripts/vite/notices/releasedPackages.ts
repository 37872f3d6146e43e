import { posix } from 'node:path';
import type { Plugin } from 'vite';

/** A package in `package-lock.json`. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** Whether npm omits the package on systems that do not need it. */
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The packages in `package-lock.json` by their folder. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Adds the module ids of all scripts in the build to a set. */
export const bundledModules = (modules: Set<string>): Plugin => ({
  name: 'bundled-modules',
  apply: 'build',
  generateBundle: (_, bundle) => {
    for (const output of Object.values(bundle)) {
      if (output.type === 'chunk') for (const id of output.moduleIds) modules.add(id);
    }
  },
});

/** Returns the folder in which Node finds a package that another one imports. */
function findFolder(packages: LockedPackages, importer: string, name: string): string | undefined {
  const folder = posix.join(importer, 'node_modules', name);
  if (folder in packages || importer === '') return folder in packages ? folder : undefined;
  return findFolder(packages, importer.slice(0, Math.max(0, importer.lastIndexOf('/node_modules/'))), name);
}

/** Returns the folders of all packages that npm installs with the release. */
export function findInstalledPackages(packages: LockedPackages): Set<string> {
  const installed = new Set<string>();
  const visit = (folder: string) => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[folder]!;
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = findFolder(packages, folder, name);
      if (found === undefined || installed.has(found)) continue;
      installed.add(found);
      visit(found);
    }
  };
  visit('');
  return installed;
}

/** Matches the folder of the package that contains a file. */
const inPackage = /(?:node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)\/?)+/;
/** Matches a module that a tool adds to the bundle; its id begins with the name of the tool. */
const addedByTool = /^\0(?<tool>rolldown(?=_)|[^/]+(?=\/))/;

/**
 * Returns the folder of the package whose code a bundled module is, or undefined for modules of the site.
 * @throws when no package in the lock file contains the module
 */
export function findPackageOfModule(packages: LockedPackages, id: string): string | undefined {
  const tool = addedByTool.exec(id)?.groups!['tool'];
  const folder = tool ? `node_modules/${tool}` : inPackage.exec(id)?.[0].replace(/\/$/, '');
  if (folder === undefined && !id.startsWith('\0')) return undefined;
  if (folder !== undefined && folder in packages) return folder;
  throw new Error(
    `${JSON.stringify(id)} is in the bundle, but belongs to no package of package-lock.json: ` +
      'the notices cannot contain its licence. Add its package in scripts/vite/notices/releasedPackages.ts.',
  );
}
