import { describe, expect, test } from 'vitest';
import { initialTransition } from 'xstate';
import { findReachedStates, formatStateValue, getArrows, walkMainPath } from 'statechart-atlas/graph';
import { models } from '../../machines/models.ts';
import { product } from '../../scripts/atlas.config.ts';
import { queues } from '../../server/host/jobs/queues.ts';
import { routes as dashboardRoutes } from '../../src/dashboard/routes.ts';
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
});

test('a call that can be answered is listed as a call, not as a background activity', () => {
  const answered = models.flatMap(({ machine }) =>
    getArrows(machine).flatMap(({ eventType }) => /^xstate\.done\.actor\.(.+)$/.exec(eventType)?.[1] ?? []),
  );
  expect(answered.filter((id) => Object.hasOwn(product.activities, id))).toEqual([]);
});

describe('e-mails', () => {
  const sent = Object.keys(queues).flatMap((queue) => /^mail\.(.+)$/.exec(queue)?.[1] ?? []);

  test('the list contains every e-mail that the host sends once', () => {
    expect(product.mails.map(({ id }) => id).toSorted()).toEqual(sent.toSorted());
  });
});

test('the pages are those of the site and of the dashboard', () => {
  const paths = dashboardRoutes.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'));
  expect(product.pages.map(({ address }) => address).toSorted()).toEqual(
    [...routes.map(({ path }) => path), ...paths].toSorted(),
  );
});

describe('the path of a guest', () => {
  test.each([...Map.groupBy(product.mainPath, ({ machine }) => machine)])(
    'passes the states of %s in the wanted order',
    (machine, stages) => {
      const model = findModel(machine);
      const way = walkMainPath(model);
      const allStates = [way[0]!.from, ...way.map(({ state }) => state)];
      const passed = stages.flatMap(({ states }) => states);
      let at = 0;
      for (const state of passed) {
        at = allStates.findIndex((one, index) => index >= at && `${one}.`.startsWith(`${state}.`));
        expect(at, `${state} of ${machine}`).toBeGreaterThanOrEqual(0);
      }
    },
  );
});
