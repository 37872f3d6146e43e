import { dirname, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Graph } from './cycles.ts';

export interface Import {
  /** The path of a file in the repository, or a package name. */
  to: string;
  isPackage: boolean;
  /** Whether it imports types only. */
  typesOnly: boolean;
}

const quoted = (text: string) => text.slice(1, -1);

function target(file: string, specifier: string): Pick<Import, 'to' | 'isPackage'> {
  if (!specifier.startsWith('.')) return { to: specifier, isPackage: true };
  return { to: posix.join(dirname(file), specifier.replace(/\?.*$/, '')), isPackage: false };
}

/**
 * Returns everything that a TypeScript file imports or re-exports.
 * @throws if the file cannot be parsed
 */
export function getImports(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    ...target(file, moduleRequest.value),
    typesOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ ...target(file, moduleRequest.value), typesOnly: isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => source.slice(start, end))
    .filter((text) => /^['"]/.test(text))
    .map((text) => ({ ...target(file, quoted(text)), typesOnly: false }));
  return [...imports, ...reexports, ...dynamic];
}

/** Returns the imports between these files, type imports included. */
export const getGraph = (sources: ReadonlyMap<string, string>): Graph =>
  new Map(
    [...sources].map(([file, source]) => [
      file,
      new Set(
        getImports(file, source)
          .map(({ to }) => to)
          .filter((to) => sources.has(to)),
      ),
    ]),
  );
