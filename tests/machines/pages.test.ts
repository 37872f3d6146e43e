import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charts } from '../../machines/charts.ts';
import { pageAbout } from '../../machines/atlas/diagram.ts';
import { pageFile } from '../../machines/atlas/pageFile.ts';

test.each(charts.map((chart) => ({ name: chart.machine.id, chart })))(
  'the page of $name says what the machine is',
  ({ chart }) => {
    expect(readFileSync(pageFile(chart), 'utf8')).toBe(pageAbout(chart));
  },
);
