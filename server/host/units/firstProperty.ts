import type { Database } from '../store/database.ts';
import { equalsConstant } from '../store/literals.ts';

/** The largest number of properties among which the first one is looked for. */
const most = 20;

/** Lists published properties that the dashboard manages, the first one first. */
export async function listPublishedIds(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('propertyVersion')
    .select('unitId')
    .where(equalsConstant('state', ['published']))
    .where('fromFiles', '=', false)
    .orderBy('publishedAt')
    .orderBy('unitId')
    .limit(most)
    .execute();
  return rows.map(({ unitId }) => unitId);
}

/** Lists properties whose drafts were never published, the one that was changed last first. */
export async function listUnpublishedIds(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('propertyVersion as draft')
    .select('draft.unitId')
    .where(equalsConstant('draft.state', ['draft']))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('propertyVersion as published')
            .select('published.unitId')
            .whereRef('published.unitId', '=', 'draft.unitId')
            .where(equalsConstant('published.state', ['published'])),
        ),
      ),
    )
    .orderBy('draft.createdAt', 'desc')
    .orderBy('draft.unitId')
    .limit(1)
    .execute();
  return rows.map(({ unitId }) => unitId);
}
