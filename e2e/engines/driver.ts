/** A browser that is driven from outside: what Firefox over WebDriver BiDi and WebKit over WebDriver can both do. */
export interface Driver {
  open(address: string): Promise<void>;
  /** What an expression says in the page. */
  read<T>(expression: string): Promise<T>;
  /** Presses the first visible element at an XPath with the pointer. */
  press(xpath: string): Promise<void>;
  /** Replaces what a field holds by text, key by key. */
  type(xpath: string, text: string): Promise<void>;
  /** Chooses the option with this value in a select element. */
  choose(xpath: string, value: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser to be tested, and how it is installed where it is missing. */
export interface Engine {
  name: string;
  install: string;
  /** Programs that it needs; the test is skipped where one of them is missing. */
  programs: readonly string[];
  open(): Promise<Driver>;
}

/** Tries again until something is so. @throws what it failed with last */
export async function until<T>(what: string, look: () => Promise<T | undefined>, seconds = 30): Promise<T> {
  const end = Date.now() + seconds * 1000;
  let failure: unknown;
  for (;;) {
    try {
      const found = await look();
      if (found !== undefined) return found;
    } catch (error) {
      failure = error;
    }
    if (Date.now() > end) throw new Error(`${what} did not happen in ${seconds} s`, { cause: failure });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
