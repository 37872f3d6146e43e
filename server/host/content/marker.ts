import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file that explains why the site does not read a property's folder. */
export const markerFile = 'managed-in-dashboard.txt';

const explain = (id: string) => `The property ${id} is managed in the dashboard.

Its texts, prices, rules and photos are in the database of the site. The site no longer reads the files of this folder, so
changes of them have no effect.

To write the current content to files:      npm run host -- content export <folder>
To manage the property by its files again:  npm run host -- content files ${id}
The second command reads the files of this folder, removes this file, and keeps all versions of the dashboard.
`;

/** Whether the dashboard manages the property of a folder. */
export const hasMarker = (folder: string): boolean => existsSync(join(folder, markerFile));

/** Writes the marker file of a property, and its folder if there is none. */
export async function writeMarker(folder: string, id: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, markerFile), explain(id));
}

export const removeMarker = (folder: string): Promise<void> => rm(join(folder, markerFile), { force: true });
