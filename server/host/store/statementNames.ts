import { LRUCache } from 'lru-cache';

/** Statements that a session keeps; of those that come later none is kept. */
const most = 200;
/** Texts whose first time is remembered. */
const remembered = 1000;

let sessions = 0;

/**
 * Names for statements that a session is to keep parsed and planned: those that it is asked once more. A text that says
 * how many values it has is another one for each number, and most of these never come again.
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
