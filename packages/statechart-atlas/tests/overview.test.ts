import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { Chart } from '../src/chart/charts.ts';
import { overviewChart } from '../src/chart/overview.ts';
import { lampProduct } from './lamp.ts';

const count = ({ svg }: Chart, pattern: RegExp) => [...svg.matchAll(pattern)].length;

const getBox = ({ svg }: Chart, id: string) => {
  const from = svg.indexOf(`data-node="${id}"`);
  return from === -1 ? '' : svg.slice(from, svg.indexOf('data-node=', from + 1));
};

test('the overview shows the machines, the main path and the e-mails', async () => {
  const chart = await overviewChart(lampProduct);
  expect(XMLValidator.validate(chart.svg)).toBe(true);
  expect(chart.title).toBe('Lamp: all machines and their connections');
  expect(getBox(chart, 'lamp')).toContain('1. reads');
  expect(count(chart, /class="arrow runs"/g)).toBe(1);
  expect(getBox(chart, 'mail lamp lamp')).toContain('mail: the lamp is lit');
});
