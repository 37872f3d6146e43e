import { expect, type Page } from '@playwright/test';
import { finishAnimations } from './axe.ts';
import { getNumber, pickInTurn } from './windows.ts';

/** The nights of the calendar, whose bars cut long names, and whose weekends have their names as well as a background. */
export const calendarGrid = '[role=grid]';

/**
 * The texts of a page that cannot be read, in sentences: clipped or overlapping text, text outside its
 * container, and a page
 * that is wider than its window.
 */
function findUnreadable(except: string): string[] {
  interface Words {
    content: string;
    parent: Element;
    rects: readonly DOMRect[];
    isStuck: boolean;
  }
  const findAncestors = function* (from: Element): Generator<Element> {
    for (let at: Element | null = from; at; at = at.parentElement) yield at;
  };
  const isVisuallyHidden = (element: Element) =>
    [...findAncestors(element)].some(
      (one) => getComputedStyle(one).overflow === 'hidden' && one.getBoundingClientRect().width <= 1,
    );
  const words: Words[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const content = node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (content === '' || parent.closest(`svg, noscript, script, style, option, ${except}`)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true }) || isVisuallyHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const isStuck = [...findAncestors(parent)].some((one) =>
      ['sticky', 'fixed'].includes(getComputedStyle(one).position),
    );
    words.push({ content: content.slice(0, 40), parent, rects, isStuck });
  }

  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} pixels wide`);
  for (const { content, parent, rects } of words) {
    for (const box of findAncestors(parent)) {
      const { overflowX, overflowY } = getComputedStyle(box);
      // Overflowing text of a scrollable element can be scrolled to.
      if (overflowX === 'auto' || overflowX === 'scroll') break;
      const isPage = box === document.body;
      const isClipped = overflowX !== 'visible' || overflowY !== 'visible';
      const isControl = box.matches('button, a[class], label');
      if (!isPage && !isClipped && !isControl) continue;
      const edge = isPage ? new DOMRect(0, -1e6, clientWidth, 2e6) : box.getBoundingClientRect();
      const isOut = rects.some(
        ({ left, right, top, bottom }) =>
          left < edge.left - 2 ||
          right > edge.right + 2 ||
          (top + bottom) / 2 < edge.top ||
          (top + bottom) / 2 > edge.bottom,
      );
      if (isOut) found.push(`“${content}” is not within its ${isPage ? 'page' : box.localName}`);
      if (isOut) break;
    }
  }
  const lying = words.filter(({ isStuck }) => !isStuck);
  const overlap = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height);
  for (const [index, one] of lying.entries()) {
    for (const other of lying.slice(index + 1)) {
      if (one.parent === other.parent) continue;
      if (one.rects.some((a) => other.rects.some((b) => overlap(a, b))))
        found.push(`“${one.content}” lies on “${other.content}”`);
    }
  }
  return [...new Set(found)];
}

/** The largest share of the window that sticky elements cover, at any scroll position. */
const mostStuck = 0.3;

/** The share of the window that sticky elements at its edges cover. */
function stuckShare(except: string): number {
  const stuck = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    return (
      (position === 'sticky' || position === 'fixed') && element.checkVisibility() && !element.closest(except)
    );
  });
  const edges = stuck
    .filter((element) => !stuck.some((other) => other !== element && other.contains(element)))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0.6 * window.innerWidth);
  return edges.reduce((sum, { height }) => sum + height, 0) / window.innerHeight;
}

/** Settings of readers who need large text: windows in CSS pixels, and the browser's default font size. */
const readings = [
  { as: 'letters of twice the size, in a window of 320 pixels', width: 320, height: 640, letters: 32 },
  { as: 'letters of twice the size on a desk', width: 1280, height: 900, letters: 32 },
  { as: 'a page at 400 %', width: 320, height: 225, letters: 16 },
  { as: 'a phone in landscape', width: 844, height: 390, letters: 16 },
];

/**
 * The page is legible, by day with one of the settings and at night with all: with large text and in small windows
 * (WCAG 2.2, 1.4.4 and 1.4.10). `except` selects parts that are not checked.
 */
export async function expectLegible(page: Page, except = 'noscript'): Promise<void> {
  const found: string[] = [];
  const before = page.viewportSize();
  const settings = await page.context().newCDPSession(page);
  const letters = (standard: number) => settings.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const reading of pickInTurn(readings, getNumber(new URL(page.url()).pathname))) {
    await page.setViewportSize(reading);
    await letters(reading.letters);
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
      reading.letters,
    );
    await page.evaluate(finishAnimations);
    found.push(...(await page.evaluate(findUnreadable, except)).map((what) => `${reading.as}: ${what}`));
    const share = await page.evaluate(stuckShare, except);
    if (share > mostStuck) found.push(`${reading.as}: ${Math.round(share * 100)} % of the window is covered`);
  }
  await letters(16);
  await settings.detach();
  if (before) await page.setViewportSize(before);
  expect(found).toEqual([]);
}

/** Marks elements with a background, which forced colours remove. */
function markGrounds(except: string): void {
  const opaque = (element: Element) => {
    const { backgroundColor } = getComputedStyle(element);
    return /^rgba\(.*, 0\)$|transparent/.test(backgroundColor) ? undefined : backgroundColor;
  };
  const getGround = (element: Element | null): string | undefined =>
    element ? (opaque(element) ?? getGround(element.parentElement)) : undefined;
  for (const element of document.querySelectorAll('main *, header *, footer *, [role=alertdialog]')) {
    const own = opaque(element);
    const { width, height } = element.getBoundingClientRect();
    const isBox =
      width >= 16 && height >= 16 && width < window.innerWidth && !element.closest(`svg, ${except}`);
    if (own !== undefined && isBox && own !== getGround(element.parentElement))
      element.toggleAttribute('data-ground', true);
  }
}

/** Elements that only their background distinguishes. */
const edgeless = (): string[] =>
  [...document.querySelectorAll('[data-ground]')].flatMap((element) => {
    const { borderStyle, borderWidth, outlineStyle, boxShadow, forcedColorAdjust } = getComputedStyle(
      element,
    ) as CSSStyleDeclaration & { forcedColorAdjust: string };
    const hasEdge = !/^(none|hidden)$/.test(borderStyle) && borderWidth !== '0px';
    const isDrawn =
      hasEdge || outlineStyle !== 'none' || boxShadow !== 'none' || forcedColorAdjust === 'none';
    const content = element.textContent?.trim().slice(0, 40) ?? '';
    // Checked controls have the mark of the system in forced colours.
    return isDrawn || element.matches('img, picture, [type=radio], [type=checkbox]')
      ? []
      : [`${element.localName} “${content}”`];
  });

/** In forced colours, every element that had a background has a visible border. `except` selects parts that are not checked. */
export async function hasEdges(page: Page, except = 'noscript'): Promise<void> {
  await page.evaluate(markGrounds, except);
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(edgeless);
  await page.emulateMedia({ forcedColors: 'none' });
  expect([...new Set(found)]).toEqual([]);
}
