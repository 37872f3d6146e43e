import { LRUCache } from 'lru-cache';

/** The maximum number of prepared statements per session. */
const most = 200;
/** The number of texts whose first use is remembered. */
const remembered = 1000;

let sessions = 0;

/**
 * Creates names for prepared statements: a text gets one at its second use. Texts with a varying number of values are
 * different statements, and most of them never occur again.
 */
export function openStatementNames() {
  const session = (sessions += 1);
  const names = new Map<string, string>();
  const once = new LRUCache<string, true>({ max: remembered });
  return (text: string): string | undefined => {
    const name = names.get(text);
    if (name !== undefined || names.size >= most) return name;
    if (!once.has(text)) return void once.set(text, true);
    once.delete(text);
    const given = `estadia_${session}_${names.size}`;
    names.set(text, given);
    return given;
  };
}
