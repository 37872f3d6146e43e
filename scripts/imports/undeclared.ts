import { readFileSync } from 'node:fs';
import { getImports } from './getImports.ts';

interface Manifest {
  name: string;
  dependencies?: object;
  devDependencies?: object;
  peerDependencies?: object;
}

/** The folders of the manifests that declare the packages of a file. Tests exercise every workspace. */
function getManifestFolders(file: string): readonly string[] {
  const [area, name] = file.split('/');
  if (area === 'packages') return [`packages/${name}`];
  if (area === 'src' || area === 'scripts') return [area];
  if (area === 'vite.config.ts') return ['scripts'];
  return area === 'tests' || area === 'e2e' ? ['.', 'src', 'scripts'] : ['.'];
}

const known = new Map<string, ReadonlySet<string>>();

function readDeclared(folder: string): ReadonlySet<string> {
  const declared = known.get(folder);
  if (declared) return declared;
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
  const { name, dependencies = {}, devDependencies = {}, peerDependencies = {} } = manifest;
  const names = new Set([name, ...Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })]);
  known.set(folder, names);
  return names;
}

/** Returns the name of the package of an import, such as `@scope/name` for `@scope/name/part`. */
export const getPackageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the imports of packages that the file's workspace does not declare, in sentences. */
export function findUndeclaredImports(file: string, source: string): string[] {
  const folders = getManifestFolders(file);
  const isDeclared = (name: string) => folders.some((folder) => readDeclared(folder).has(name));
  const names = getImports(file, source)
    .filter(({ to, isPackage }) => isPackage && !to.startsWith('node:'))
    .map(({ to }) => getPackageName(to));
  return [...new Set(names)]
    .filter((name) => !isDeclared(name) && !isDeclared(`@types/${name}`))
    .map((name) => `${file} imports ${name}, which ${folders.join(' or ')}/package.json does not declare.`);
}
