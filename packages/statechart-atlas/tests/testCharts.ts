import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeMachine } from '../src/about/machine.ts';
import { getCharts, type Chart } from '../src/chart/charts.ts';
import { findClashes } from '../src/chart/clashes.ts';
import { getSurroundings, getFullChart } from '../src/chart/fullChart.ts';
import { getView } from '../src/chart/getView.ts';
import { layOut } from '../src/chart/layOut.ts';
import { layOutToFit, getLetterHeight } from '../src/chart/layOutToFit.ts';
import { getWidth } from '../src/chart/measure.ts';
import { getFullOpening, getOpenings } from '../src/chart/openings.ts';
import type { Model } from '../src/model.ts';
import type { Product } from '../src/product.ts';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Element = Record<string, unknown>;

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', preserveOrder: false });

/** Every element of a kind, with its attributes, in a parsed document. */
function all(kind: string, within: unknown): Element[] {
  if (typeof within !== 'object' || within === null) return [];
  return Object.entries(within).flatMap(([name, value]) => {
    const elements = (Array.isArray(value) ? value : [value]) as unknown[];
    return [...(name === kind ? (elements as Element[]) : []), ...elements.flatMap((one) => all(kind, one))];
  });
}

const read = ({ svg }: Chart) => parser.parse(svg) as Element;

const getPlace = (rect: Element): Place => ({
  x: Number(rect['x']),
  y: Number(rect['y']),
  width: Number(rect['width']),
  height: Number(rect['height']),
});

const getPlaces = (chart: Chart, kind: string) =>
  all('rect', read(chart))
    .filter((rect) => String(rect['class']).split(' ').includes(kind))
    .map(getPlace);

const overlap = (a: Place, b: Place) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5;

const contains = (a: Place, b: Place) =>
  b.x >= a.x && b.y >= a.y && b.x + b.width <= a.x + a.width && b.y + b.height <= a.y + a.height;

const slugsIn = ({ svg }: Chart) =>
  new Set([...svg.matchAll(/data-arrows="([^"]*)"/g)].flatMap(([, slugs = '']) => slugs.split(' ')));

export const statesIn = ({ svg }: Chart) =>
  [...svg.matchAll(/data-state="([^"]*)"/g)].map(([, state = '']) => state);

/** Returns the texts of a chart; the lines of one text are joined. */
export const wordsIn = ({ svg }: Chart) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
    text.replaceAll(/<tspan[^>]*>/g, ' ').replaceAll('</tspan>', ''),
  );

/** Tests the diagrams of a model. */
export function testCharts(model: Model, product: Product): void {
  describe(`the charts of ${model.machine.id}`, () => {
    const about = describeMachine(model, product);
    let charts: Chart[] = [];
    beforeAll(async () => {
      charts = await getCharts(model, product);
    });

    test('the charts are valid documents, styled by a stylesheet only', () => {
      for (const { svg, title } of charts) {
        expect(XMLValidator.validate(svg), title).toBe(true);
        expect(svg, title).not.toMatch(/ style=| on\w+=|<script|<style/);
      }
    });

    test('show every state and every arrow in the full chart', () => {
      const whole = charts.find(({ id }) => id === 'all') ?? charts[0]!;
      expect(new Set(statesIn(whole))).toEqual(new Set(about.states.map(({ id }) => id)));
      expect(slugsIn(whole)).toEqual(new Set(about.arrows.map(({ slug }) => slug)));
    });

    test('include a chart for each collapsed state', () => {
      const opened = charts.map(({ id }) => id);
      const closed = charts.flatMap(({ svg }) => [...svg.matchAll(/data-open="([^"]*)"/g)]);
      expect(closed.map(([, id]) => id!).filter((id) => !opened.includes(id))).toEqual([]);
      expect(new Set(opened).size).toBe(opened.length);
    });

    test('link to the page of each state', () => {
      for (const { id, slug } of about.states) {
        expect(charts.some(({ svg }) => svg.includes(`href="${slug}/index.html" data-state="${id}"`))).toBe(
          true,
        );
      }
    });

    test('link to each child machine', () => {
      for (const { machine } of about.runs) {
        expect(charts[0]!.svg + charts.at(-1)!.svg).toContain(`href="../${machine}/index.html"`);
      }
    });

    test('fit a laptop with letters of at least eleven pixels', () => {
      expect(getLetterHeight(charts[0]!)).toBeGreaterThanOrEqual(11);
    });

    test('have no label over another label, a box or a line', async () => {
      const whole = getFullChart(model, product);
      const around = getSurroundings(model, product, whole);
      const openings = getOpenings(whole, '', around.names);
      for (const { open, part } of [...openings, getFullOpening(whole, '')]) {
        const view = getView(whole, new Set(open), part);
        expect(findClashes(await layOut(view, around)), open.join(' ')).toEqual([]);
      }
      const { placed } = await layOutToFit(getView(whole, new Set(openings[0]!.open)), around);
      expect(findClashes(placed)).toEqual([]);
    });

    test('have texts that fit into their boxes', () => {
      for (const { svg, title } of charts) {
        const states = svg.split('<g class="state ').slice(1);
        const closed = states.filter((state) => !state.startsWith('compound open'));
        expect(closed.length, title).toBeGreaterThan(0);
        for (const all of closed) {
          const [state = ''] = all.split('<g class="label');
          const [, x, width] = /class="box" x="([\d.]+)" y="[^"]*" width="([\d.]+)"/.exec(state) ?? [];
          const end = Number(x) + Number(width);
          for (const [, kind, start, text = ''] of state.matchAll(
            /<text class="(\w+)" x="([\d.]+)"[^>]*>(.*?)<\/text>/g,
          )) {
            for (const line of text.split(/<tspan[^>]*>/)) {
              const drawn = getWidth(line.replaceAll(/<[^>]*>/g, ''), kind === 'title' ? 14 : 12);
              expect(Number(start) + drawn, `${line} in ${title}`).toBeLessThan(end);
            }
          }
        }
      }
    });

    test('have no overlapping boxes, and none beyond the edges', () => {
      for (const chart of charts) {
        const [boxes, labels] = [getPlaces(chart, 'box'), getPlaces(chart, 'ground')];
        const edges = { x: -0.5, y: -500, width: chart.width + 1, height: chart.height + 500 };
        for (const place of [...boxes, ...labels]) expect(contains(edges, place), chart.title).toBe(true);
        for (const [index, box] of boxes.entries()) {
          for (const other of boxes.slice(index + 1)) {
            const isClear = !overlap(box, other) || contains(box, other) || contains(other, box);
            expect(isClear, `two boxes of ${chart.title}`).toBe(true);
          }
        }
      }
    });
  });
}
