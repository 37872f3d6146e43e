import { beforeAll, describe, expect, test } from 'vitest';
import { getCharts, type Chart } from 'statechart-atlas/diagrams';
import { bookingModel } from '../../machines/booking/booking.model.ts';
import { statesIn, testCharts, wordsIn } from '../../packages/statechart-atlas/tests/testCharts.ts';
import { product } from '../../scripts/atlas.config.ts';

for (const model of product.models) testCharts(model, product);

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
