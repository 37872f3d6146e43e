import type { Database } from '../store/database.ts';

/** A version of a property in its history. */
export interface ListedVersion {
  version: number;
  state: 'draft' | 'published' | 'superseded';
  /** Whether it is a copy of the property's folder in CONTENT_DIR. */
  fromFiles: boolean;
  /** The id of the user of the dashboard; null for the command line and for files. */
  author: string | null;
  /** The name of that person; null if they no longer have access. */
  authorName: string | null;
  note: string | null;
  createdAt: string;
  publishedAt: string | null;
}

/** Reads the versions of a property, the newest first. */
export async function listVersions(db: Database, unitId: string): Promise<ListedVersion[]> {
  const rows = await db
    .selectFrom('propertyVersion')
    .leftJoin('hostUser', 'hostUser.id', 'author')
    .select([
      'number as version',
      'state',
      'fromFiles',
      'author',
      'hostUser.name as authorName',
      'note',
      'propertyVersion.createdAt',
      'publishedAt',
    ])
    .where('unitId', '=', unitId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ createdAt, publishedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  }));
}
