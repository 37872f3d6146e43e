import { expect } from 'vitest';
import { changeFields } from '../../../contract/content/documentFields.ts';
import type { FieldPath } from '../../../contract/content/issues.ts';
import type { ShownProperty } from '../../../contract/dashboard/properties.ts';
import { getRefusedKind, type Browser } from '../../support/dashboard.ts';

type Document = ShownProperty['document'];

/** A change that the host has stored. */
interface SavedChange {
  /** The revision that it changed. */
  readonly follows: string;
  readonly document: Document;
}

const property = 'casa';
const params = { property };

export const show = (browser: Browser) => browser.call('showProperty', { params });

/** Returns a document with another value of a field. */
export const change = (document: Document, path: FieldPath, value: unknown): Document =>
  changeFields(document, [{ path, value }]) as Document;

/** Several people who change one property at the same time, with the changes that the host has stored. */
export interface Editors {
  /** The stored changes by the revisions that they led to. */
  readonly saved: Map<string, SavedChange>;
  /** The numbers of published versions, with their revisions. */
  readonly published: Map<number, string>;
  /** The number of changes that somebody else was faster than. */
  conflicts: number;
}

export const createEditors = (): Editors => ({ saved: new Map(), published: new Map(), conflicts: 0 });

/** Saves a change of the newest content, and begins again whenever somebody else was faster. */
export async function edit(
  editors: Editors,
  browser: Browser,
  getChanged: (document: Document) => Document,
): Promise<void> {
  for (;;) {
    const { revision: follows, document: before } = await show(browser);
    const document = getChanged(before);
    const call = browser.call('saveDraft', { params, body: { revision: follows, document } });
    const kind = await getRefusedKind(call);
    if (kind === 'answered') {
      editors.saved.set((await call).revision, { follows, document });
      return;
    }
    expect(kind).toBe('draft-changed');
    editors.conflicts += 1;
  }
}

/** Publishes the draft, and looks at it again whenever somebody has changed it. */
export async function publish(editors: Editors, browser: Browser): Promise<void> {
  for (;;) {
    const { revision, hasDraft } = await show(browser);
    if (!hasDraft) return;
    const call = browser.call('publishProperty', { params, body: { revision } });
    const kind = await getRefusedKind(call);
    if (kind === 'answered') {
      editors.published.set((await call).version, revision);
      return;
    }
    expect(kind).toBe('draft-changed');
  }
}

/**
 * Expects that each stored change followed another one up to the present content, so that nobody has overwritten what
 * they did not see, and that each published version has the content that its person saw.
 */
export async function expectNothingLost(
  { saved, published }: Editors,
  browser: Browser,
  first: string,
): Promise<void> {
  const follows = [...saved.values()].map((one) => one.follows);
  expect(new Set(follows).size).toBe(follows.length);
  let { revision } = await show(browser);
  let steps = 0;
  for (; revision !== first; steps += 1) revision = saved.get(revision)!.follows;
  expect(steps).toBe(saved.size);
  for (const [version, seen] of published) {
    const shown = await browser.call('showVersion', { params: { property, version: String(version) } });
    expect(shown.document).toEqual(saved.get(seen)!.document);
  }
}
