import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import type { Timeline } from '../../../contract/dashboard/timeline.ts';
import { sampleTimeline } from '../../../machines/dashboard/timeline/timeline.samples.ts';
import { loadDashboardMessages } from '../../../src/dashboard/i18n/messages.ts';
import { loadLaterParts } from '../../../src/dashboard/views/timeline/loadLaterParts.ts';
import { NightsGrid } from '../../../src/dashboard/views/timeline/NightsGrid.tsx';
import { sizes } from '../../../src/dashboard/views/timeline/timeline.css.ts';
import { TextProvider } from '../../../src/i18n/TextProvider.tsx';

const messages = await loadDashboardMessages('en');
await loadLaterParts();

/** Counts how often the name of a guest is read, which every rendering of its cell does. */
function countReads({ properties, ...timeline }: Timeline) {
  const onRead = vi.fn<() => void>();
  const first = properties[0]!;
  const { guestName, ...stay } = first.stays[0]!;
  const counted = {
    ...stay,
    get guestName() {
      onRead();
      return guestName;
    },
  };
  return { onRead, timeline: { ...timeline, properties: [{ ...first, stays: [counted] }] } };
}

test('scrolling within a column renders nothing, and scrolling further renders new cells only', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  Element.prototype.scrollTo = () => undefined;
  const onRender = vi.fn<() => void>();
  const { onRead, timeline } = countReads(sampleTimeline);
  render(
    <TextProvider language="en" messages={messages}>
      <Profiler id="grid" onRender={onRender}>
        <NightsGrid timeline={timeline} onMove={() => undefined} />
      </Profiler>
    </TextProvider>,
  );
  const grid = screen.getByRole('grid');
  const column = sizes.column * 16;
  const scrollTo = (left: number) =>
    act(() => {
      grid.scrollLeft = left;
      fireEvent.scroll(grid);
    });
  scrollTo(column);
  const countCalls = () => [onRender.mock.calls.length, onRead.mock.calls.length] as const;
  const [renderings, reads] = countCalls();
  expect(reads).toBeGreaterThan(0);
  scrollTo(column * 1.5);
  expect(countCalls()).toEqual([renderings, reads]);
  scrollTo(column * 2);
  expect(countCalls()).toEqual([renderings + 1, reads]);
});
