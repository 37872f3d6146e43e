import { useEffect, useState } from 'react';

const entry = (): Record<string, unknown> => ({ ...(window.history.state as object | null) });

const readSize = (name: string): number | undefined => {
  const value = entry()[name];
  return typeof value === 'number' ? value : undefined;
};

/**
 * Gives an overlay an entry in the browser's history: Back closes it, and Forward opens it again.
 * @param name the overlay's name in the entry's state
 * @returns the number of the open item, and functions that open and close an item
 */
export function useEntry(name: string) {
  const [open, setOpen] = useState<number>();
  useEffect(() => {
    const follow = () => setOpen(readSize(name));
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [name]);
  return {
    open,
    show: (one: number) => {
      window.history.pushState({ ...entry(), [name]: one }, '');
      setOpen(one);
    },
    close: () => {
      setOpen(undefined);
      if (readSize(name) !== undefined) window.history.back();
    },
  };
}
