import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  workspaces?: readonly string[];
}

interface Lock {
  packages: Record<string, { version?: string }>;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** A package that a release publishes. */
export interface ReleasedPackage {
  /** Its folder, relative to the repository. */
  folder: string;
  name: string;
  version: string;
}

/** Lists the packages that a release publishes: the site, and the public ones in `packages`. */
export function listPackages(root: string): ReleasedPackage[] {
  const folders = ['.', ...globSync('packages/*', { cwd: root }).toSorted()];
  return folders
    .map((folder) => ({ folder, ...(readJson(join(root, folder, 'package.json')) as Manifest) }))
    .filter((manifest) => !manifest.private)
    .map(({ folder, name, version }) => ({ folder, name, version }));
}

/** The most lines of a release in the changelog. */
const longest = 10;

const heading = /^## \[(.+?)\](?: - (\d{4}-\d{2}-\d{2}))?$/;

function findChangelogErrors(changelog: string, version: string): string[] {
  const releases: { name: string; date: string | undefined; lines: string[] }[] = [];
  for (const line of changelog.split('\n')) {
    const [isHeading, name, date] = heading.exec(line) ?? [];
    if (isHeading) releases.push({ name: name!, date, lines: [] });
    else if (line !== '') releases.at(-1)?.lines.push(line);
  }
  const unreleased = releases.find(({ name }) => name === 'Unreleased');
  const newest = releases.find((release) => release !== unreleased);
  return [
    ...(unreleased && unreleased.lines.length > 0
      ? ['CHANGELOG.md lists unreleased changes. Move them to a release.']
      : []),
    ...(newest?.name === version
      ? []
      : [`CHANGELOG.md begins with release ${newest?.name ?? 'none'}, but package.json has ${version}.`]),
    ...releases
      .filter((release) => release !== unreleased)
      .flatMap(({ name, date, lines }) => [
        ...(date === undefined ? [`CHANGELOG.md: release ${name} has no date.`] : []),
        ...(lines.length > longest
          ? [`CHANGELOG.md: release ${name} has ${lines.length} lines, more than ${longest}.`]
          : []),
        ...(/^- \*\*(To upgrade|First release)/.test(lines[0] ?? '')
          ? []
          : [
              `CHANGELOG.md: release ${name} does not begin with what an upgrade requires ("- **To upgrade").`,
            ]),
      ]),
  ];
}

/** Returns the differences between version, changelog, lock file and packages that prevent a release. */
export function findReleaseErrors(root: string): string[] {
  const { version } = readJson(join(root, 'package.json')) as Manifest;
  const lock = (readJson(join(root, 'package-lock.json')) as Lock).packages;
  const packages = listPackages(root);
  return [
    ...findChangelogErrors(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version),
    ...packages
      .filter((released) => released.version !== version)
      .map(({ folder, version: other }) => `${folder}/package.json has version ${other}, not ${version}.`),
    ...packages
      .filter(
        (released) => lock[released.folder === '.' ? '' : released.folder]?.version !== released.version,
      )
      .map(
        ({ folder }) =>
          `package-lock.json has another version than ${folder}/package.json. Run "npm install".`,
      ),
  ];
}
