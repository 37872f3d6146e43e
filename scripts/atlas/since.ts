import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  pairPictures,
  comparePicture,
  type PictureChange,
  type PictureFolder,
} from 'statechart-atlas/changes/compare';
import { renderMarkdown, type Changes } from 'statechart-atlas/changes/markdown';
import { findMachineChanges } from 'statechart-atlas/changes/since';
import { readManifest } from 'statechart-atlas/pictures';
import { describeBehaviour } from 'statechart-atlas/behaviour';
import { addressOfBefore, addressOfMarked, changesPage } from 'statechart-atlas/site/pages/changes';
import { models } from '../../machines/models.ts';
import { product } from '../atlas.config.ts';
import { getProgress } from '../progress.ts';
import { buildAtlas } from './build.ts';
import { atlasFolder, picturesFolder } from './folders.ts';
import { getPictureFolder } from './storedPictures.ts';
import { readAccepted, getCommit, getTitle } from './revision.ts';

const short = (commit: string) => commit.slice(0, 8);

async function write(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** Compares all pictures of the same states, and copies those that differ into a folder. */
async function compare(
  before: PictureFolder,
  after: PictureFolder,
  folder: string,
): Promise<PictureChange[]> {
  const pairs = pairPictures(before, after);
  const progress = getProgress('Comparing pictures', pairs.length);
  const changes: PictureChange[] = [];
  for (const [was, is] of pairs) {
    const change = await comparePicture(
      { folder: before.folder, picture: was },
      { folder: after.folder, picture: is },
    );
    if (change) {
      const { marked, ...description } = change;
      changes.push(description);
      await write(join(folder, addressOfMarked(is.file)), marked);
      await mkdir(dirname(join(folder, addressOfBefore(was.file))), { recursive: true });
      await cp(join(before.folder, was.file), join(folder, addressOfBefore(was.file)));
    }
    progress.done(`${is.machine}, ${is.language}, ${is.device}`);
  }
  progress.ends(`${changes.length} of ${pairs.length} pictures changed.`);
  return changes.toSorted((a, b) => b.share - a.share);
}

async function takeComparedPictures(
  commit: string,
  folder: string,
): Promise<Pick<Changes, 'pictures' | 'note'>> {
  const [before, after] = [getPictureFolder(commit), picturesFolder].map((place) => ({
    folder: place,
    manifest: readManifest(place),
  }));
  if (!after?.manifest)
    return {
      pictures: undefined,
      note: 'There are no pictures of the current version: take them with `npm run atlas -- pictures`.',
    };
  if (!before?.manifest)
    return {
      pictures: undefined,
      note: `There are no stored pictures of ${short(commit)}: \`--pictures\` takes them, and those of the current version.`,
    };
  const [was, is] = [
    { folder: before.folder, manifest: before.manifest },
    { folder: after.folder, manifest: after.manifest },
  ];
  const pictures = await compare(was, is, folder);
  const now = is.manifest.commit;
  const note =
    now === getCommit('HEAD') ? '' : `The later pictures are of ${short(now)}, not of the current commit.`;
  return {
    pictures,
    note: [`${pairPictures(was, is).length} pictures were compared.`, note].join(' ').trim(),
  };
}

interface DescribedChange {
  /** Whether to print Markdown instead of building a page. */
  isMarkdown: boolean;
}

/**
 * Shows the changes since a revision: as a page of the atlas, or as Markdown on standard output.
 * @throws NoRevision if the revision is unknown
 */
export async function printChanges(revision: string, { isMarkdown }: DescribedChange): Promise<void> {
  const commit = getCommit(revision);
  const machines = findMachineChanges(
    readAccepted(commit),
    new Map(models.map((model) => [model.machine.id, describeBehaviour(model)])),
  );
  const folder = await mkdtemp(join(tmpdir(), 'estadia-changes-'));
  try {
    const since: Changes = {
      revision: getTitle(revision),
      machines,
      ...(product.displayNames && { names: product.displayNames }),
      ...(await takeComparedPictures(commit, folder)),
    };
    if (isMarkdown) {
      console.log(renderMarkdown(since));
      return;
    }
    await buildAtlas([changesPage(product, since)]);
    await cp(folder, atlasFolder, { recursive: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
