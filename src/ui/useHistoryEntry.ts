import { useEffect, useState } from 'react';

const readState = (): Record<string, unknown> => ({ ...(window.history.state as object | null) });

const readIndex = (name: string): number | undefined => {
  const value = readState()[name];
  return typeof value === 'number' ? value : undefined;
};

/**
 * Gives an overlay an entry in the browser's history: Back closes it, and Forward opens it again.
 * @param name the overlay's name in the entry's state
 * @returns the number of the open item, and functions that open and close an item
 */
export function useHistoryEntry(name: string) {
  const [open, setOpen] = useState<number>();
  useEffect(() => {
    const follow = () => setOpen(readIndex(name));
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [name]);
  return {
    open,
    show: (index: number) => {
      window.history.pushState({ ...readState(), [name]: index }, '');
      setOpen(index);
    },
    close: () => {
      setOpen(undefined);
      if (readIndex(name) !== undefined) window.history.back();
    },
  };
}
