import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { shortIntervals } from './intervals.ts';

/** The checks after an event. */
interface After {
  /** The current state, for the failure message. */
  state: string;
  /** Whether the machine has the tag `failed`. */
  isFailed: boolean;
  /** The parts of the page in which changes must be visible. */
  watched: readonly string[];
}

/** The elements that were visible before an event, and how their content is read. */
interface Known {
  before: Map<Element, string>;
  shownBy: (element: Element) => string;
}

/** Stores everything that the page shows: texts and the state of controls. */
function remember(): void {
  const shownBy = (element: Element) =>
    [
      element.textContent,
      ...[...element.attributes].map(({ value }) => value),
      (element as HTMLInputElement).value,
      (element as HTMLInputElement).checked,
    ].join('|');
  // Other elements change with these.
  const changesOnItsOwn = (element: Element) =>
    element.matches('button, a, img, input, select, textarea, [role=status]') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const before = new Map<Element, string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (changesOnItsOwn(element) && element.checkVisibility({ visibilityProperty: true }))
      before.set(element, shownBy(element));
  }
  (window as Partial<Record<'known', Known>> & Window).known = { before, shownBy };
}

/** Problems with the visible part of the page, in sentences. */
function findHiddenChanges({ isFailed, watched }: Omit<After, 'state'>): string[] {
  // After a reload everything on the page is new.
  const { known } = window as Partial<Record<'known', Known>> & Window;
  const isNew = (element: Element) => known?.before.get(element) !== known?.shownBy(element) || !known;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const getLabel = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  const isAt = (element: Element, x: number, y: number) => {
    const isPart = (hit: Element) => element.contains(hit) || hit.contains(element);
    // The link of a card extends over its photo; without a background it covers nothing.
    const isTransparentLink = (hit: Element) =>
      hit.matches('a') && getComputedStyle(hit).backgroundColor === 'rgba(0, 0, 0, 0)';
    const hit = document.elementsFromPoint(x, y).find((one) => isPart(one) || !isTransparentLink(one));
    return hit !== undefined && isPart(hit);
  };
  /** The first line of the element is in the window and not covered. */
  const beginsInTheWindow = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return isAt(element, left + width / 2, top + Math.min(height / 2, 16));
  };
  const isInTheWindow = (element: Element) => {
    const { left, top, bottom, width, height } = element.getBoundingClientRect();
    const inset = Math.min(height / 2, 8);
    return [top + inset, top + height / 2, bottom - inset].some((y) => isAt(element, left + width / 2, y));
  };
  const changesOnItsOwn = (element: Element) =>
    element.matches('button, a, img, input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const changed = [...document.body.querySelectorAll('*')].filter(
    (element) => changesOnItsOwn(element) && isSeen(element) && isDrawn(element) && isNew(element),
  );
  const astray: string[] = [];
  const hiddenParts = changed.find((element) => watched.some((part) => element.closest(part) !== null));
  if (hiddenParts && !changed.some(beginsInTheWindow)) {
    astray.push(`nothing of what changed is in the window, as “${getLabel(hiddenParts)}”`);
  }
  const focused = document.activeElement;
  const isAtSomething = focused !== null && focused !== document.body;
  if (isAtSomething && isDrawn(focused) && !isInTheWindow(focused)) {
    astray.push(`the focus is outside of the window, on “${getLabel(focused)}”`);
  }
  if (isFailed) {
    const alarms = [...document.querySelectorAll('[role=alert]')].filter(
      (alarm) => isSeen(alarm) && getLabel(alarm) !== '',
    );
    // A failure in the background is announced politely, without moving the guest.
    const isNews = [...document.querySelectorAll('[role=status]')].some(
      (news) => isSeen(news) && getLabel(news) !== '' && isNew(news),
    );
    const where = alarms.length > 0 ? alarms : isAtSomething ? [focused] : [];
    if (where.length === 0) {
      if (!isNews) astray.push('nothing says what went wrong');
    } else if (!where.some(beginsInTheWindow)) {
      astray.push(`what went wrong is outside of the window: “${getLabel(where[0]!)}”`);
    }
  }
  return astray;
}

/** Controls that a sticky element covers after the browser has scrolled to them on focus. */
function findCoveredControls(): string[] {
  const at = { left: window.scrollX, top: window.scrollY };
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled'),
  );
  const getCover = (control: HTMLElement) => {
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width <= 1 || height <= 1) return undefined;
    let over = document.elementFromPoint(left + width / 2, top + height / 2);
    // A toast disappears by itself.
    if (over?.closest('[aria-roledescription]')) return undefined;
    while (over && !over.contains(control)) {
      if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) return over;
      over = over.parentElement;
    }
    return undefined;
  };
  const covered = controls.filter((control) => getCover(control) !== undefined);
  window.scrollTo({ ...at, behavior: 'instant' });
  return covered.map((control) => {
    const { name } = control as Partial<HTMLInputElement>;
    return (control.getAttribute('aria-label') ?? (control.textContent || name || '')).trim().slice(0, 60);
  });
}

/** Stores what the page shows before an event. */
export const rememberPage = (page: Page): Promise<void> => page.evaluate(remember);

/** Pauses between attempts on a page that scrolls, in milliseconds. */
const pauses = [50, 100, 200, 400, 400, 400];

/**
 * A part of the change, the focus and an error are in the window. The attempts are counted instead of the time,
 * because a busy
 * machine takes longer for each.
 */
export async function expectVisibleChange(
  page: Pick<Page, 'evaluate'>,
  { state, ...after }: After,
): Promise<void> {
  let astray = await page.evaluate(findHiddenChanges, after);
  for (const pause of pauses) {
    if (astray.length === 0) return;
    await wait(pause);
    astray = await page.evaluate(findHiddenChanges, after);
  }
  expect(astray, `where the guest is left in ${state}`).toEqual([]);
}

/** No control lies under a sticky element. */
export async function expectUncoveredControls(page: Page): Promise<void> {
  // The page measures its sticky elements after each change of their size.
  await expect
    .poll(() => page.evaluate(findCoveredControls), {
      message: 'controls under a sticky element',
      intervals: shortIntervals,
    })
    .toEqual([]);
}
