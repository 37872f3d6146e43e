import { execFile } from 'node:child_process';
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

type Manifest = Record<string, unknown> & { publishConfig?: Record<string, unknown> };

/** Settings of `npm publish`, which are not fields of a manifest. */
const publishSettings = new Set(['access', 'provenance', 'registry', 'tag']);

/**
 * Returns a manifest as it is published: as with pnpm, the fields in `publishConfig` replace those of the workspace.
 * Unlike with pnpm, these include `peerDependencies`: in a workspace, npm would install them for the running site too.
 */
export function getPublishedManifest({ publishConfig = {}, ...manifest }: Manifest): Manifest {
  const isSetting = ([name]: [string, unknown]) => publishSettings.has(name);
  const entries = Object.entries(publishConfig);
  const { devDependencies: _, ...published } = {
    ...manifest,
    ...Object.fromEntries(entries.filter((entry) => !isSetting(entry))),
  };
  return { ...published, publishConfig: Object.fromEntries(entries.filter(isSetting)) };
}

/** Compiles the sources of a package to JavaScript with type declarations. */
async function compile(sources: string, target: string, configFile: string): Promise<void> {
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      noEmitOnError: true,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
      rootDir: sources,
      outDir: target,
    },
    include: [sources],
  };
  await writeFile(configFile, JSON.stringify(config));
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', configFile]);
  await cp(sources, target, { recursive: true, filter: (path) => !/\.tsx?$/.test(path) });
}

/**
 * Packs a workspace package as it is published: JavaScript with type declarations instead of TypeScript.
 *
 * @param name the folder in `packages`
 * @param destination an existing folder for the packed file
 * @returns the path of the packed file
 */
export async function packPackage(name: string, destination: string): Promise<string> {
  const source = join(root, 'packages', name);
  const folder = await mkdtemp(join(tmpdir(), 'estadia-pack-'));
  const copy = join(folder, name);
  try {
    const isPacked = (path: string) => !['node_modules', 'coverage', 'src', 'tests'].includes(basename(path));
    await cp(source, copy, { recursive: true, filter: isPacked });
    await copyFile(join(root, 'LICENSE'), join(copy, 'LICENSE'));
    await compile(join(source, 'src'), join(copy, 'dist'), join(folder, 'tsconfig.json'));
    const manifestFile = join(copy, 'package.json');
    const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
    await writeFile(manifestFile, JSON.stringify(getPublishedManifest(manifest), undefined, 2));
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', resolve(destination)];
    const { stdout } = await run('npm', args, { cwd: copy });
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    return join(resolve(destination), filename);
  } catch (error) {
    const { message, stdout = '' } = error as Error & { stdout?: string };
    throw new Error(`Cannot pack ${name}: ${message}\n${stdout}`, { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
