import { safeStorage, type SafeStorage } from '../../../src/actors/storage.ts';

/** A storage like a browser's, with a look at what is in it. */
export function createMemoryStorage(): SafeStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  return { ...safeStorage(() => storage as unknown as Storage), texts };
}
