import { join } from 'node:path';

/** Returns the folder of the automatic backups, and of the database's copy while a backup is made. */
export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');
