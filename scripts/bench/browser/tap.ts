import type { Visit } from './visit.ts';

export interface Tap {
  /** Where on the page it is looked for, from first paint on: what is far from the window may not be drawn. */
  at?: string;
  /** What is tapped as soon as it is drawn. */
  on: string;
  /** What is there once the tap is answered. */
  until: string;
}

/** Waits for an element, has it in the middle of the window, and tells where it is. */
function findPoint([selector, place]: readonly [string, string]): Promise<{ x: number; y: number }> {
  const show = (element: Element | null) => element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  return new Promise((resolve) => {
    const look = () => {
      const found = painted() && document.querySelector(selector);
      if (!found) {
        if (painted()) show(document.querySelector(place));
        return void requestAnimationFrame(look);
      }
      show(found);
      requestAnimationFrame(() => {
        const { x, y, width, height } = found.getBoundingClientRect();
        resolve({ x: x + width / 2, y: y + height / 2 });
      });
    };
    look();
  });
}

/** Milliseconds from the touch of a finger to the frame that shows what it asked for. */
function timeOfAnswer(selector: string): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          if (!document.querySelector(selector)) return void requestAnimationFrame(look);
          // What comes after a frame's callbacks is its painting.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
          port1.start();
          requestAnimationFrame(() => port2.postMessage(undefined));
        };
        look();
      },
      { once: true, capture: true },
    );
  });
}

const patience = 30_000;

/** Taps on something the moment it can be seen, and tells how long it took to be answered, in milliseconds. */
export async function tap({ page }: Visit, address: string, { on, at = on, until }: Tap): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const { x, y } = await page.evaluate(findPoint, [on, at] as const);
  const answered = page.evaluate(timeOfAnswer, until);
  await page.touchscreen.tap(x, y);
  const tooLong = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error(`a tap on ${on} was not answered by ${until}`)), patience).unref();
  });
  return Promise.race([answered, tooLong]);
}
