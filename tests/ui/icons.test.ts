import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../../src/ui/${name}`, import.meta.url), 'utf8');
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).toSorted();

test('every icon that has a name is in the file of icons, and no other', () => {
  const named = found(read('Icon.tsx'), /^ {2}\| '(\w+)'/gm);
  expect(named).toContain('calendar');
  expect(found(read('icons.svg'), /<symbol\b[^>]*\bid="(\w+)"/g)).toEqual(named);
});
