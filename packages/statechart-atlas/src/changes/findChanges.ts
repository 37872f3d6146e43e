import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeBehaviour } from '../behaviour.ts';
import { readManifest } from '../pictures.ts';
import type { Product } from '../product.ts';
import { addressOfBefore, addressOfMarked } from '../site/pages/changes.ts';
import { comparePicture, pairPictures, type PictureChange, type PictureFolder } from './compare.ts';
import type { Changes } from './markdown.ts';
import { getCommit, getTitle, readAccepted } from './revision.ts';
import { findMachineChanges } from './since.ts';

/** The revision to compare with, and the folders of the pictures. */
export interface ChangesRequest {
  /** A commit, branch or tag, or a date such as 2026-11-16 or “a week ago”. */
  revision: string;
  /** The folder with the current pictures. */
  pictures: string;
  /** The folder with the pictures of the revision's commit. */
  getEarlierPictures: (commit: string) => string;
  /** The folder that gets the earlier and the marked pictures, for the site. */
  output: string;
  /** Reports each compared picture. */
  onCompared?: (picture: string, count: number, total: number) => void;
}

async function write(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** Compares all pictures of the same states, and copies those that differ into a folder. */
async function compare(
  before: PictureFolder,
  after: PictureFolder,
  { output, onCompared }: ChangesRequest,
): Promise<PictureChange[]> {
  const pairs = pairPictures(before, after);
  const changes: PictureChange[] = [];
  for (const [index, [was, is]] of pairs.entries()) {
    const change = await comparePicture(
      { folder: before.folder, picture: was },
      { folder: after.folder, picture: is },
    );
    if (change) {
      const { marked, ...description } = change;
      changes.push(description);
      await write(join(output, addressOfMarked(is.file)), marked);
      await mkdir(dirname(join(output, addressOfBefore(was.file))), { recursive: true });
      await cp(join(before.folder, was.file), join(output, addressOfBefore(was.file)));
    }
    onCompared?.(`${is.machine}, ${is.language}, ${is.device}`, index + 1, pairs.length);
  }
  return changes.toSorted((a, b) => b.share - a.share);
}

const readFolder = (folder: string): PictureFolder | undefined => {
  const manifest = readManifest(folder);
  return manifest && { folder, manifest };
};

async function comparePictures(
  commit: string,
  request: ChangesRequest,
): Promise<Pick<Changes, 'pictures' | 'note'>> {
  const before = readFolder(request.getEarlierPictures(commit));
  const after = readFolder(request.pictures);
  if (!after) return { pictures: undefined, note: 'There are no pictures of the current version.' };
  if (!before) return { pictures: undefined, note: `There are no stored pictures of ${commit.slice(0, 8)}.` };
  const pictures = await compare(before, after, request);
  const current = after.manifest.commit;
  const note =
    current === getCommit('HEAD')
      ? ''
      : `The later pictures are of ${current.slice(0, 8)}, not of the current commit.`;
  return { pictures, note: `${pairPictures(before, after).length} pictures were compared. ${note}`.trim() };
}

/**
 * Returns the changes of the machines and of their pictures since a revision of the repository in the current folder.
 * @throws NoRevision if the revision is unknown
 */
export async function findChanges(product: Product, request: ChangesRequest): Promise<Changes> {
  const commit = getCommit(request.revision);
  return {
    revision: getTitle(request.revision),
    machines: findMachineChanges(
      readAccepted(commit, product.machinesFolder),
      new Map(product.models.map((model) => [model.machine.id, describeBehaviour(model)])),
    ),
    ...(product.displayNames && { names: product.displayNames }),
    ...(await comparePictures(commit, request)),
  };
}
