import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { getPathCoverage, kinds } from 'statechart-atlas/coverage';
import { findPath, PathNotFound } from 'statechart-atlas/paths';
import type { FoundPath } from 'statechart-atlas/paths/find';
import { parsePaths } from 'statechart-atlas/paths/saved';
import { findPage } from 'statechart-atlas/paths/htmlPage';
import { getAtlas, describePath, type EventSource } from 'statechart-atlas/paths/describePath';
import { models } from '../../machines/models.ts';
import { product } from '../atlas.config.ts';
import { atlasOption, fileNamed, fileOption } from './options.ts';
import type { Shell } from './terminal.ts';

/** Reads the paths of a file, if one is given. */
const readSaved = (file: string | undefined) =>
  file === undefined ? [] : parsePaths(models, readFileSync(fileNamed(file), 'utf8'));

/**
 * Finds paths by name, also in a file; returns all paths of the file if no names are given.
 * @throws {PathNotFound} if neither names nor a file are given, or if a name matches no path or several
 */
export function pathsNamed(ids: readonly string[], file: string | undefined): FoundPath[] {
  const saved = readSaved(file);
  if (ids.length === 0 && saved.length === 0)
    throw new PathNotFound('Give names of paths, or a file of paths with --file. npm run paths lists paths.');
  const named = ids.length > 0 ? ids : [...new Set(saved.map(({ id }) => id))];
  return named.map((id) => findPath(models, id, saved));
}

const doers: Readonly<Record<EventSource, string>> = {
  you: 'You',
  host: 'The host',
  time: 'Time',
  browser: 'The browser',
};

function getExplanation({ path, model, strategies }: FoundPath, atlas: string): string {
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
      `  ${index + 1}. ${doers[by]}: ${words}   (${name})`,
      ...(stays
        ? [`     stays in ${state}`]
        : [`     ${state}: ${isTrue}`, `     ${getAtlas(atlas, described, state)}`]),
    ]),
    '',
    `  Covers ${kinds.map((kind) => `${counts[kind].covered} of ${counts[kind].total} ${kind}`).join(', ')}.`,
    '',
  ].join('\n');
}

export const explain = ({ out }: Shell): Command =>
  new Command('explain')
    .summary('describe paths in full')
    .description(
      'Describe paths in full: each event with its cause, the state after it, and the strategies that find the path.',
    )
    .argument('[id...]', 'names of paths, or unique prefixes of names; default: all paths in --file')
    .addOption(fileOption())
    .addOption(atlasOption())
    .action((ids: string[], { file, atlas }: { file?: string; atlas: string }) => {
      for (const found of pathsNamed(ids, file)) out(`${getExplanation(found, atlas)}\n`);
    });
