import type { Page } from '@playwright/test';
import type { ChangeKind } from '../../contract/dashboard/events.ts';

/** Replaces the events of the host in the page. */
function replaceEventSource(): void {
  const sources = new Set<EventTarget>();
  let isSilent = false;
  let isReplacing = false;
  const showLife = (source: EventTarget) => {
    if (!isSilent) source.dispatchEvent(new MessageEvent('alive'));
  };
  setInterval(() => sources.forEach(showLife), 10_000);
  class HeldSource extends EventTarget {
    static readonly CLOSED = 2;
    readonly readyState = 1;
    constructor() {
      super();
      // A page that tries again replaces its stream; a stream of a new session is not silent.
      if (!isReplacing) isSilent = false;
      sources.add(this);
      queueMicrotask(() => showLife(this));
    }
    close(): void {
      sources.delete(this);
      isReplacing = true;
      queueMicrotask(() => {
        isReplacing = false;
      });
    }
  }
  const report = (kind: string) => {
    for (const source of sources) source.dispatchEvent(new MessageEvent('changed', { data: kind }));
    return sources.size;
  };
  const silence = (silent: boolean) => {
    isSilent = silent;
    sources.forEach(showLife);
  };
  Object.assign(window, { EventSource: HeldSource, reportChange: report, silenceEvents: silence });
}

/** From the next page on, the test reports the changes of the host. */
export const holdDataChanges = (page: Page): Promise<unknown> => page.addInitScript(replaceEventSource);

/** Reports a change to the page, and returns the number of its streams. */
export const reportDataChange = (page: Page, kind: ChangeKind): Promise<number> =>
  page.evaluate(
    (of) => (window as unknown as { reportChange: (kind: string) => number }).reportChange(of),
    kind,
  );

/** Waits until a machine is in a state that has the same screen as the state before. */
export const waitForState = (page: Page, machine: string, state: string): Promise<unknown> =>
  page.waitForFunction(
    ([id, name]) => {
      const { values } = (
        window as unknown as { stateInspector: { values: Record<string, object | string> } }
      ).stateInspector;
      // The value of `shown.idle` is `{ shown: 'idle' }`.
      return JSON.stringify(values[id]).replaceAll(/[^\w:]/g, '') === name.replaceAll('.', ':');
    },
    [machine, state] as const,
  );

/** From now on, no events of the host arrive at the page, or they arrive again. */
export const silenceDataChanges = (page: Page, isSilent: boolean): Promise<void> =>
  page.evaluate(
    (silent) => (window as unknown as { silenceEvents: (isSilent: boolean) => void }).silenceEvents(silent),
    isSilent,
  );
