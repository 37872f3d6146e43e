import { describe, expect, test } from 'vitest';
import { initialTransition } from 'xstate';
import { declaredMachines, walkMainPath } from 'statechart-atlas/graph';
import {
  getArrows,
  findReachedStates,
  formatStateValue,
  getStates,
  getNodeName,
} from 'statechart-atlas/graph';
import { models } from '../../machines/models.ts';
import { product } from '../../scripts/atlas.config.ts';
import { queues } from '../../server/host/jobs/queues.ts';
import { routes } from '../../src/routes.ts';

const everyModel = models.map((model) => ({ name: model.machine.id, model }));
const findModel = (id: string) => models.find(({ machine }) => machine.id === id)!;

describe.each(everyModel)('$name', ({ model }) => {
  const { machine } = model;

  test('reaches an end on the paths of its guests’ goals', () => {
    const way = walkMainPath(model);
    expect(way.length).toBeGreaterThan(0);
    expect(way[0]!.from).toBe(formatStateValue(initialTransition(machine, model.input)[0].value));
    const failed = new Set(
      findReachedStates(model).flatMap(({ state, snapshot }) => (snapshot.tags.has('failed') ? [state] : [])),
    );
    expect(failed).not.toContain(way.at(-1)!.state);
  });

  test('invokes nothing of which the product tells nothing', () => {
    const machines = declaredMachines(machine);
    const invoked = [machine.root, ...getStates(machine.root)].flatMap(({ invoke }) => invoke);
    const untold = invoked.filter(
      ({ id, src }) =>
        !(typeof src === 'string' && machines.has(src)) &&
        !Object.hasOwn(product.calls, id) &&
        !Object.hasOwn(product.activities, id),
    );
    expect(untold.map(({ id }) => id)).toEqual([]);
  });
});

test('what the product tells of calls is of calls that a machine makes', () => {
  const invoked = new Set(
    models.flatMap(({ machine }) =>
      [machine.root, ...getStates(machine.root)].flatMap(({ invoke }) => invoke.map(({ id }) => id)),
    ),
  );
  const told = [...Object.keys(product.calls), ...Object.keys(product.activities)];
  expect(told.filter((id) => !invoked.has(id))).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});

test('a call that can be answered is told as a call, and not as something that goes on meanwhile', () => {
  const answered = models.flatMap(({ machine }) =>
    getArrows(machine).flatMap(({ eventType }) => /^xstate\.done\.actor\.(.+)$/.exec(eventType)?.[1] ?? []),
  );
  expect(answered.filter((id) => Object.hasOwn(product.activities, id))).toEqual([]);
});

describe('mails', () => {
  const sent = Object.keys(queues).flatMap((queue) => /^mail\.(.+)$/.exec(queue)?.[1] ?? []);

  test('the list contains every e-mail that the host sends once', () => {
    expect(product.mails.map(({ id }) => id).toSorted()).toEqual(sent.toSorted());
  });

  test.each(product.mails)('follow from what can happen: $id', ({ sentAfter }) => {
    for (const { machine, event } of sentAfter) {
      const names = findModel(machine).events.map(({ name }) => name);
      expect(names).toContain(event);
    }
  });

  test('lead to pages that there are', () => {
    const addresses = new Set(product.pages.map(({ address }) => address));
    const led = product.mails.flatMap(({ linksTo: leadsTo }) => leadsTo ?? []);
    expect(led.filter((address) => !addresses.has(address))).toEqual([]);
    expect(led).not.toEqual([]);
  });
});

test('the pages are those of the site', () => {
  expect(product.pages.map(({ address }) => address).toSorted()).toEqual(
    routes.map(({ path }) => path).toSorted(),
  );
});

describe('the way of a guest', () => {
  test.each(product.mainPath)('passes states that there are, in $machine: $words', ({ machine, states }) => {
    const known = getStates(findModel(machine).machine.root).map(getNodeName);
    expect(known).toEqual(expect.arrayContaining([...states]));
  });

  test.each([...Map.groupBy(product.mainPath, ({ machine }) => machine)])(
    'passes those of %s in the order in which they are wanted',
    (machine, stages) => {
      const model = findModel(machine);
      const way = walkMainPath(model);
      const wanted = [way[0]!.from, ...way.map(({ state }) => state)];
      const passed = stages.flatMap(({ states }) => states);
      let at = 0;
      for (const state of passed) {
        at = wanted.findIndex((one, index) => index >= at && `${one}.`.startsWith(`${state}.`));
        expect(at, `${state} of ${machine}`).toBeGreaterThanOrEqual(0);
      }
    },
  );
});
