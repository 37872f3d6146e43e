import { beforeAll, describe, expect, test } from 'vitest';
import { getCharts, type Chart } from 'statechart-atlas/diagrams';
import { bookingModel } from '../../machines/booking/booking.model.ts';
import { statesIn, testCharts, wordsIn } from '../../packages/statechart-atlas/tests/testCharts.ts';
import { product } from '../../scripts/atlas.config.ts';

for (const model of product.models) testCharts(model, product);

describe('a chart that explains an expired code', () => {
  test('shows in the chart of the code step how it is reported and the possible actions', async () => {
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

  test('shows the path at first glance: few boxes and the expected transitions', async () => {
    const [first] = await getCharts(bookingModel, product);
    expect(statesIn(first!)).toEqual(['dates', 'form', 'otp', 'redirecting', 'resuming', 'success']);
    expect(first!.svg.match(/class="arrow expected"/g)).toHaveLength(5);
  });
});

describe('a chart that would be too small to read', () => {
  test('a brief chart shows every state and the selected path, with a link to the full chart', async () => {
    const model = product.models.find(({ machine }) => machine.id === 'registration')!;
    const charts = await getCharts(model, product);
    expect(charts.map(({ id }) => id)).toEqual(['', 'all']);
    const [first, all] = charts as [Chart, Chart];
    expect(statesIn(first)).toEqual(statesIn(all));
    const countExpectedArrows = ({ svg }: Chart) => svg.match(/class="arrow expected"/g)?.length;
    expect(countExpectedArrows(first)).toBe(countExpectedArrows(all));
    // No arrow leads to it here, so it says what does.
    expect(wordsIn(first)).toContain('from 6 states: the stay is not booked');
    expect(wordsIn(first)).toContain('6 more');
  });
});

describe('transitions shared by many states', () => {
  let charts: Chart[] = [];
  beforeAll(async () => {
    charts = await getCharts(bookingModel, product);
  });
  const getPart = (id: string) => charts.find((chart) => chart.id === id)!;

  test('are listed in each of three or more states, and drawn once at their target', () => {
    const words = wordsIn(getPart('otp'));
    expect(words).toContain('from 11 states: the guest starts again');
    expect(words.filter((one) => one === 'the guest starts again → Restarting')).toHaveLength(9);
  });

  test('are counted with the state that has the same answers, which is named', () => {
    expect(wordsIn(getPart('resuming.processing'))).toContain('the same 13 responses as “Resuming › Asking”');
  });

  test('are named in the part when they belong to its parents', () => {
    const stubs = getPart('resuming.processing').svg.split('class="state stub"').slice(1);
    expect(stubs.map((stub) => wordsIn({ ...getPart('otp'), svg: stub })[0])).toEqual([
      'Asking',
      'Takes longer',
    ]);
  });
});
