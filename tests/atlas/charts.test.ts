import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { describeMachine } from 'statechart-atlas/about/machine';
import { getCharts, type Chart } from 'statechart-atlas/chart/charts';
import { findClashes } from 'statechart-atlas/chart/clashes';
import { layOut } from 'statechart-atlas/chart/layOut';
import { layOutToFit, getLetterHeight } from 'statechart-atlas/chart/layOutToFit';
import { getFullOpening, getOpenings } from 'statechart-atlas/chart/openings';
import { getView } from 'statechart-atlas/chart/getView';
import { getSurroundings, getFullChart } from 'statechart-atlas/chart/fullChart';
import { getWidth, wrap } from 'statechart-atlas/chart/measure';
import { product } from '../../scripts/atlas.config.ts';
import { bookingModel } from '../../machines/booking/booking.model.ts';
import { doorModel, lampModel, lampProduct } from './lamp.ts';

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

const statesIn = ({ svg }: Chart) =>
  [...svg.matchAll(/data-state="([^"]*)"/g)].map(([, state = '']) => state);

/** What can be read in a chart, a line broken into several as one. */
const wordsIn = ({ svg }: Chart) =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
    text.replaceAll(/<tspan[^>]*>/g, ' ').replaceAll('</tspan>', ''),
  );

describe.each(product.models.map((model) => ({ name: model.machine.id, model })))(
  'the charts of $name',
  ({ model }) => {
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

    test('show every state and every arrow, where all is open', () => {
      const whole = charts.find(({ id }) => id === 'all') ?? charts[0]!;
      expect(new Set(statesIn(whole))).toEqual(new Set(about.states.map(({ id }) => id)));
      expect(slugsIn(whole)).toEqual(new Set(about.arrows.map(({ slug }) => slug)));
    });

    test('open each state that is closed in one of them', () => {
      const opened = charts.map(({ id }) => id);
      const closed = charts.flatMap(({ svg }) => [...svg.matchAll(/data-open="([^"]*)"/g)]);
      expect(closed.map(([, id]) => id!).filter((id) => !opened.includes(id))).toEqual([]);
      expect(new Set(opened).size).toBe(opened.length);
    });

    test('lead to the page of each state', () => {
      for (const { id, slug } of about.states) {
        expect(charts.some(({ svg }) => svg.includes(`href="${slug}/index.html" data-state="${id}"`))).toBe(
          true,
        );
      }
    });

    test('lead to each machine that runs in it', () => {
      for (const { machine } of about.runs) {
        expect(charts[0]!.svg + charts.at(-1)!.svg).toContain(`href="../${machine}/index.html"`);
      }
    });

    test('fit a laptop at first, with letters of eleven pixels or more', () => {
      expect(getLetterHeight(charts[0]!)).toBeGreaterThanOrEqual(11);
    });

    test('have no words of an arrow over others, over a box or over a line', async () => {
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

    test('have words that fit into their boxes', () => {
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

    test('have no box or words over others, and none beyond their edges', () => {
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
  },
);

describe('the charts of an application that is none of ours', () => {
  let charts: Chart[] = [];
  beforeAll(async () => {
    charts = await getCharts(lampModel, lampProduct);
  });

  test('tell the arrows apart by how they come about', () => {
    const { svg } = charts[0]!;
    for (const kind of ['expected', 'done', 'failed', 'time']) expect(svg).toContain(`class="arrow ${kind}"`);
    expect(svg).toContain('<g class="state leaf failed" data-node="broken">');
    expect(svg).toContain('<g class="state leaf waiting" data-node="starting">');
  });

  test('say in the box what leaves nothing, what runs in it, and what comes from anywhere', () => {
    const words = wordsIn(charts[0]!);
    expect(words).toContain('the reader touches the cable');
    expect(words).toContain('runs bulb');
    expect(words).toContain('from anywhere: the plug is pulled');
    expect(words).toContain('e-mail: the lamp is lit');
  });

  test('name what lies around a part instead of showing it', () => {
    const part = charts.find(({ id }) => id === 'on')!;
    expect(new Set(statesIn(part))).toEqual(new Set(['off', 'on', 'on.bright', 'on.dim', 'starting']));
    expect(part.svg).toContain('class="state stub"');
    expect(part.svg).not.toContain('broken');
  });

  test('show side by side what a machine is in at the same time, and where it ends', async () => {
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

  test('lead where they are told to', async () => {
    const addresses = { ofState: () => '#state', ofMachine: (machine: string) => `#${machine}` };
    const [first] = await getCharts(lampModel, lampProduct, addresses);
    expect(first!.svg).toContain('href="#state" data-state="off"');
    expect(first!.svg).toContain('href="#bulb"');
  });
});

describe('somebody who wonders what happens when the code expires', () => {
  test('sees it in the chart of the code step: where it is told, and what can be done', async () => {
    const charts = await getCharts(bookingModel, product);
    const code = charts.find(({ id }) => id === 'otp')!;
    expect(code.title).toBe('Booking: E-mail code');
    const expired =
      /<g class="state leaf failed" data-node="otp\.expired">.*?<\/g><\/g>/.exec(code.svg)?.[0] ?? '';
    expect(expired).toContain('Expired');
    expect(wordsIn({ ...code, svg: expired })).toContain('the guest requests a new code → Resending');
    expect(code.svg).toMatch(
      /class="arrow failed" data-arrows="otp\.verifying--verifyOtp\.failed\.otp-expired"/,
    );
    expect(wordsIn(code)).toContain('the code has expired');
  });

  test('finds the way there at first glance: few boxes, and the way that a guest wants', async () => {
    const [first] = await getCharts(bookingModel, product);
    expect(statesIn(first!)).toEqual(['dates', 'form', 'otp', 'redirecting', 'resuming', 'success']);
    expect(first!.svg.match(/class="arrow expected"/g)).toHaveLength(5);
  });
});

describe('a chart that would be too small to read', () => {
  test('a brief chart shows every state and the selected path, and the full chart is one click away', async () => {
    const model = product.models.find(({ machine }) => machine.id === 'registration')!;
    const charts = await getCharts(model, product);
    expect(charts.map(({ id }) => id)).toEqual(['', 'all']);
    const [first, all] = charts as [Chart, Chart];
    expect(statesIn(first)).toEqual(statesIn(all));
    const wanted = ({ svg }: Chart) => svg.match(/class="arrow expected"/g)?.length;
    expect(wanted(first)).toBe(wanted(all));
    // No arrow leads to it here, so it says what does.
    expect(wordsIn(first)).toContain('from 6 states: the stay is not booked');
    expect(wordsIn(first)).toContain('6 more');
  });
});

describe('where much leads on from many states', () => {
  let charts: Chart[] = [];
  beforeAll(async () => {
    charts = await getCharts(bookingModel, product);
  });
  const getPart = (id: string) => charts.find((chart) => chart.id === id)!;

  test('what leads to the same from three or more is said in each, and once where it leads', () => {
    const words = wordsIn(getPart('otp'));
    expect(words).toContain('from 11 states: the guest starts again');
    expect(words.filter((one) => one === 'the guest starts again → Restarting')).toHaveLength(9);
  });

  test('answers that lead on as those of another state are counted, and that state is named', () => {
    expect(wordsIn(getPart('resuming.processing'))).toContain('the same 13 responses as “Resuming › Asking”');
  });

  test('what lies around a part is named from there', () => {
    const stubs = getPart('resuming.processing').svg.split('class="state stub"').slice(1);
    expect(stubs.map((stub) => wordsIn({ ...getPart('otp'), svg: stub })[0])).toEqual([
      'Asking',
      'Takes longer',
    ]);
  });
});

describe('text', () => {
  test('the measured width is slightly larger than in Chromium', () => {
    // What a canvas measures of Figtree at weights of 400 and 600, in thousandths of the size.
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

test('each kind of arrow and state has a look of its own that is more than colour', () => {
  const css = readFileSync('packages/statechart-atlas/src/chart/chart.css', 'utf8');
  const dashes = ['failed', 'time', 'received'].map(
    (kind) => new RegExp(`\\.arrow\\.${kind} \\.line \\{[^}]*stroke-dasharray: ([^;]+);`).exec(css)?.[1],
  );
  expect(new Set(dashes).size).toBe(3);
  expect(dashes).not.toContain(undefined);
  expect(css).toMatch(/\.arrow\.expected \.line \{[^}]*stroke-width: 3\.5;/);
  expect(css).toMatch(/\.waiting > a > \.box \{[^}]*stroke-dasharray/);
});
