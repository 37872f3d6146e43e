import { chmod, mkdir } from 'node:fs/promises';

/** Makes a folder that nobody but this user can enter, or closes one that others can: it holds guests' data. */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
}
