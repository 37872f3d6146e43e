import { expect, onTestFinished, test, vi } from 'vitest';
import { loadContent, logProgress } from '../../server/host/content/index.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';
import { createTestLog } from '../support/createTestLog.ts';

test('each property of a content folder is reported when it is read', async () => {
  const dir = await createTestFolder();
  await writeContent(dir, ['casa', 'monte', 'villa']);
  const reported: [number, number][] = [];
  await loadContent(dir, {
    offered: ['en'],
    progress: (read, all) => void reported.push([read, all]),
  });
  expect(reported).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

test('a start that takes long logs every few seconds how many properties are read', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { lines, log } = createTestLog();
  const progress = logProgress(log);
  for (let read = 1; read <= 10; read += 1) {
    vi.advanceTimersByTime(1000);
    progress(read, 10);
  }
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    [3, 6, 9].map((read) => expect.objectContaining({ level: 30, read, all: 10 }) as object),
  );
});
