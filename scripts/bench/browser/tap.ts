import type { Visit } from './visit.ts';

export interface Tap {
  /** The element to scroll to; elements far outside of the viewport may not be rendered. */
  at?: string;
  /** The element to tap as soon as it is visible. */
  on: string;
  /** The element that appears as the response. */
  until: string;
}

/** Waits for an element, scrolls it to the centre of the viewport, and returns its position. */
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

/** Returns the milliseconds from the touch to the frame that shows the response. */
function timeOfAnswer(selector: string): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          if (!document.querySelector(selector)) return void requestAnimationFrame(look);
          // The message arrives after the frame's callbacks, when the frame is painted.
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

/** Taps an element as soon as it is visible, and returns the time until the response in milliseconds. */
export async function tap({ page }: Visit, address: string, { on, at = on, until }: Tap): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const { x, y } = await page.evaluate(findPoint, [on, at] as const);
  const answered = page.evaluate(timeOfAnswer, until);
  await page.touchscreen.tap(x, y);
  const tooLong = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error(`after a tap on ${on}, ${until} did not appear`)), patience).unref();
  });
  return Promise.race([answered, tooLong]);
}
