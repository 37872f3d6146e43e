import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changesPage, findChanges, renderMarkdown } from 'statechart-atlas/site';
import { product } from '../atlas.config.ts';
import { getProgress, type Progress } from '../progress.ts';
import { buildAtlas } from './build.ts';
import { atlasFolder, pictureArchive, picturesFolder } from './folders.ts';

interface DescribedChange {
  /** Whether to print Markdown instead of building a page. */
  isMarkdown: boolean;
}

/**
 * Shows the changes since a revision: as a page of the atlas, or as Markdown on standard output.
 * @throws NoRevision if the revision is unknown
 */
export async function printChanges(revision: string, { isMarkdown }: DescribedChange): Promise<void> {
  const output = await mkdtemp(join(tmpdir(), 'estadia-changes-'));
  let progress: Progress | undefined;
  try {
    const changes = await findChanges(product, {
      revision,
      pictures: picturesFolder,
      getEarlierPictures: (commit) => pictureArchive.getFolder(commit),
      output,
      onCompared: (picture, _, total) => {
        progress ??= getProgress('Comparing pictures', total);
        progress.done(picture);
      },
    });
    progress?.ends(`${changes.pictures?.length ?? 0} pictures changed.`);
    if (isMarkdown) {
      console.log(renderMarkdown(changes));
      return;
    }
    await buildAtlas([changesPage(product, changes)]);
    await cp(output, atlasFolder, { recursive: true });
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}
