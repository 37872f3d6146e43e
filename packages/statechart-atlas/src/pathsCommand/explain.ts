import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { describePath, getAtlas, type EventSource } from '../paths/describePath.ts';
import { findPath, PathNotFound, type FoundPath } from '../paths/find.ts';
import { findPage } from '../paths/htmlPage.ts';
import { getPathCoverage, kinds } from '../paths/pathCoverage.ts';
import { parsePaths } from '../paths/saved.ts';
import type { Product } from '../product.ts';
import type { PathsConfig, Shell } from './config.ts';
import { atlasOption, fileOption, resolveFile } from './options.ts';

/**
 * Finds paths by name, also in a file; returns all paths of the file if no names are given.
 * @throws {PathNotFound} if neither names nor a file are given, or if a name matches no path or several
 */
export function findPathsByName(
  { product: { models }, command }: PathsConfig,
  ids: readonly string[],
  file: string | undefined,
): FoundPath[] {
  const saved = file === undefined ? [] : parsePaths(models, readFileSync(resolveFile(file), 'utf8'));
  if (ids.length === 0 && saved.length === 0)
    throw new PathNotFound(
      `Give names of paths, or a file of paths with --file. ${command.replace(/ --$/, '')} lists paths.`,
    );
  const names = ids.length > 0 ? ids : [...new Set(saved.map(({ id }) => id))];
  return names.map((id) => findPath(models, id, saved));
}

const sources: Readonly<Record<EventSource, string>> = {
  you: 'You',
  host: 'The host',
  time: 'Time',
  browser: 'The browser',
};

function explainPath(product: Product, { path, model, strategies }: FoundPath, atlas: string): string {
  const described = describePath(model, path);
  const page = findPage(product, described.machine);
  const { counts } = getPathCoverage(model, [path]);
  return [
    described.id,
    `  of ${described.machine}: ${model.machine.root.description ?? ''}`,
    strategies.length > 0 ? `  found by ${strategies.join(', ')}` : '  found in the file',
    '',
    ...(page ? [`  Open ${page.address}`, ''] : []),
    `  ${described.start}: ${described.startIsTrue}`,
    `    ${getAtlas(atlas, described, described.start)}`,
    ...described.steps.flatMap(({ name, words, by, state, isTrue, stays }, index) => [
      '',
      `  ${index + 1}. ${sources[by]}: ${words}   (${name})`,
      ...(stays
        ? [`     stays in ${state}`]
        : [`     ${state}: ${isTrue}`, `     ${getAtlas(atlas, described, state)}`]),
    ]),
    '',
    `  Covers ${kinds.map((kind) => `${counts[kind].covered} of ${counts[kind].total} ${kind}`).join(', ')}.`,
    '',
  ].join('\n');
}

/** Creates the command that describes paths. */
export const explain = ({ config, out }: Shell): Command =>
  new Command('explain')
    .summary('describe paths in full')
    .description(
      'Describe paths in full: each event with its cause, the state after it, and the strategies that find the path.',
    )
    .argument('[id...]', 'names of paths, or unique prefixes of names; default: all paths in --file')
    .addOption(fileOption())
    .addOption(atlasOption(config.atlas))
    .action((ids: string[], { file, atlas }: { file?: string; atlas: string }) => {
      for (const path of findPathsByName(config, ids, file))
        out(`${explainPath(config.product, path, atlas)}\n`);
    });
