/**
 * A remote-controlled browser: the common operations of Firefox over WebDriver BiDi and WebKit over WebDriver.
 */
export interface Driver {
  open(address: string): Promise<void>;
  /** The value of an expression in the page. */
  read<T>(expression: string): Promise<T>;
  /** Clicks the first visible element at an XPath. */
  press(xpath: string): Promise<void>;
  /** Replaces the value of a field, key by key. */
  type(xpath: string, text: string): Promise<void>;
  /** Chooses the option with this value in a select element. */
  choose(xpath: string, value: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser to test, and how to install it. */
export interface Engine {
  name: string;
  install: string;
  /** Programs that it needs; without one of them the test is skipped. */
  programs: readonly string[];
  open(): Promise<Driver>;
}

/** Retries until a condition is true. @throws the last failure */
export async function waitUntil<T>(
  what: string,
  look: () => Promise<T | undefined>,
  seconds = 30,
): Promise<T> {
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
