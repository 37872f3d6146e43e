import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from '../pictures.ts';

/** A folder with the pictures of several commits, in one folder for each commit. */
export class PictureArchive {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns the folder with the pictures of a commit. */
  getFolder(commit: string): string {
    return join(this.#folder, commit);
  }

  has(commit: string): boolean {
    return existsSync(this.getFolder(commit));
  }

  /**
   * Copies the pictures of a folder to the folder of their commit, for later comparisons.
   * @returns the commit
   */
  async store(pictures: string): Promise<string> {
    const manifest = readManifest(pictures);
    if (!manifest || manifest.pictures.length + manifest.mails.length === 0)
      throw new Error(`The folder ${pictures} contains no pictures.`);
    const folder = this.getFolder(manifest.commit);
    const temporary = `${folder}.incomplete`;
    await rm(temporary, { recursive: true, force: true });
    await mkdir(this.#folder, { recursive: true });
    await cp(pictures, temporary, { recursive: true });
    await rm(folder, { recursive: true, force: true });
    await rename(temporary, folder);
    return manifest.commit;
  }
}
