import { sql } from 'kysely';
import type { Logger } from 'pino';
import { changeKinds, type ChangeKind } from '../../../contract/dashboard/events.ts';
import type { Database } from './database.ts';

/** The events of listeners: changes of data, and ended sessions. */
const kinds = [...changeKinds, 'session'] as const;
type Kind = ChangeKind | 'session';
type Versions = Readonly<Record<Kind, string>>;

/** Reads the counters of changes, which every process of the site increments. */
async function readVersions(db: Database): Promise<Versions> {
  const { rows } = await sql<Versions>`
    select
      (select last_value::text from host_change_reservation) as reservation,
      (select last_value::text from host_change_nights) as nights,
      (select last_value::text from host_change_job) as job,
      (select last_value::text from host_change_conflict) as conflict,
      (select last_value::text from host_change_session) as session,
      (select last_value::text from host_change_content) as content,
      (select last_value::text from host_change_calendar) as calendar
  `.execute(db);
  return rows[0]!;
}

interface Watching {
  db: Database;
  log: Logger;
  /** Milliseconds between two looks at the counters. */
  lookEvery: number;
}

/** The changes by all processes of the site. */
export interface Changes {
  /** Adds a listener, and returns the function that removes it. */
  listen(notify: (kind: Kind) => void): () => void;
}

/** Notifies listeners of changes by any process. Without listeners, it reads nothing. */
export function watchChanges({ db, log, lookEvery }: Watching): Changes {
  const listeners = new Set<(kind: Kind) => void>();
  let known: Versions | undefined;
  let uncommitted: readonly Kind[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function compare() {
    try {
      const versions = await readVersions(db);
      const before = known ?? versions;
      const changed = kinds.filter((kind) => versions[kind] !== before[kind]);
      // A counter changes before its transaction ends, so each change is reported again at the next look.
      for (const kind of new Set([...uncommitted, ...changed])) for (const notify of listeners) notify(kind);
      // The content was read before the first look, and may have changed in between.
      [known, uncommitted] = [versions, known === undefined ? ['content'] : changed];
    } catch (error) {
      log.warn({ error: String(error) }, 'the counters of changes could not be read');
    }
  }

  async function look() {
    if (listeners.size > 0) await compare();
    timer = undefined;
    schedule();
  }

  function schedule() {
    if (listeners.size === 0) known = undefined;
    else timer ??= setTimeout(() => void look(), lookEvery).unref();
  }

  return {
    listen(notify) {
      listeners.add(notify);
      if (known === undefined && timer === undefined) void look();
      return () => void listeners.delete(notify);
    },
  };
}
