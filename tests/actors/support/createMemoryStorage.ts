import { safeStorage, type SafeStorage } from '../../../src/actors/storage.ts';

/** Creates a storage like the browser's, whose contents a test can read. */
export function createMemoryStorage(): SafeStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  return { ...safeStorage(() => storage as unknown as Storage), texts };
}
