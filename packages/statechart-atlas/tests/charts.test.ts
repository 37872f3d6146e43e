import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { getCharts, type Chart } from '../src/chart/charts.ts';
import { getWidth, wrap } from '../src/chart/measure.ts';
import { ferry } from './ferry.ts';
import { bulbModel, doorModel, lampModel, lampProduct } from './lamp.ts';
import { statesIn, testCharts, wordsIn } from './testCharts.ts';

for (const model of [lampModel, bulbModel, doorModel, ferry]) testCharts(model, lampProduct);

describe('the charts of the lamp', () => {
  let charts: Chart[] = [];
  beforeAll(async () => {
    charts = await getCharts(lampModel, lampProduct);
  });

  test('distinguish arrows by their cause', () => {
    const { svg } = charts[0]!;
    for (const kind of ['expected', 'done', 'failed', 'time']) expect(svg).toContain(`class="arrow ${kind}"`);
    expect(svg).toContain('<g class="state leaf failed" data-node="broken">');
    expect(svg).toContain('<g class="state leaf waiting" data-node="starting">');
  });

  test('list the events without a target, the child machines, and the events of every state', () => {
    const words = wordsIn(charts[0]!);
    expect(words).toContain('the reader touches the cable');
    expect(words).toContain('runs bulb');
    expect(words).toContain('from anywhere: the plug is pulled');
    expect(words).toContain('e-mail: the lamp is lit');
  });

  test('name the states around a part instead of drawing them', () => {
    const part = charts.find(({ id }) => id === 'on')!;
    expect(new Set(statesIn(part))).toEqual(new Set(['off', 'on', 'on.bright', 'on.dim', 'starting']));
    expect(part.svg).toContain('class="state stub"');
    expect(part.svg).not.toContain('broken');
  });

  test('draw parallel states side by side, and final states', async () => {
    const [first] = await getCharts(doorModel, lampProduct);
    expect(statesIn(first!)).toEqual(
      expect.arrayContaining([
        'used',
        'used.leaf',
        'used.leaf.shut',
        'used.lock',
        'used.lock.locked',
        'left',
      ]),
    );
    expect(first!.svg.match(/class="state compound open region"/g)).toHaveLength(2);
    expect(first!.svg).toContain('class="state leaf final"');
    expect(first!.svg.match(/class="arrow expected"/g)).toHaveLength(2);
    expect(first!.svg.match(/<circle class="beginning"/g)).toHaveLength(3);
  });

  test('the charts are the same each time', async () => {
    expect(await getCharts(lampModel, lampProduct)).toEqual(charts);
  });

  test('use the given addresses', async () => {
    const addresses = { ofState: () => '#state', ofMachine: (machine: string) => `#${machine}` };
    const [first] = await getCharts(lampModel, lampProduct, addresses);
    expect(first!.svg).toContain('href="#state" data-state="off"');
    expect(first!.svg).toContain('href="#bulb"');
  });
});

describe('text', () => {
  test('the measured width is slightly larger than in Chromium', () => {
    // The width in a canvas, in Figtree at weights of 400 and 600, in multiples of the size.
    const drawn = { regular: 12.334, heavy: 12.48 };
    const measured = getWidth('the host cannot be reached', 1);
    expect(measured).toBeGreaterThan(drawn.heavy);
    expect(measured).toBeLessThan(drawn.regular * 1.04);
  });

  test('text is broken into a few lines of similar length', () => {
    const lines = wrap('the guest continues with the draft of the other page', 12, 150);
    expect(lines.join(' ')).toBe('the guest continues with the draft of the other page');
    const widths = lines.map((line) => getWidth(line, 12));
    expect(Math.max(...widths)).toBeLessThanOrEqual(150);
    expect(Math.min(...widths)).toBeGreaterThan(75);
    expect(wrap('unbreakable', 12, 10)).toEqual(['unbreakable']);
  });
});

test('each kind of arrow and state differs by more than colour', () => {
  const css = readFileSync(new URL('../src/chart/chart.css', import.meta.url), 'utf8');
  const dashes = ['failed', 'time', 'received'].map(
    (kind) => new RegExp(`\\.arrow\\.${kind} \\.line \\{[^}]*stroke-dasharray: ([^;]+);`).exec(css)?.[1],
  );
  expect(new Set(dashes).size).toBe(3);
  expect(dashes).not.toContain(undefined);
  expect(css).toMatch(/\.arrow\.expected \.line \{[^}]*stroke-width: 3\.5;/);
  expect(css).toMatch(/\.waiting > a > \.box \{[^}]*stroke-dasharray/);
});
