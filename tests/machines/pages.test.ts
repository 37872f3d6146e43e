import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { indexFile, withTrees } from '../../machines/atlas/indexPage.ts';
import { models } from '../../machines/models.ts';
import { pageAbout, pageFile } from '../../machines/atlas/page.ts';

describe.each(models.map((model) => ({ name: model.machine.id, model })))(
  'the page of $name',
  ({ model }) => {
    const page = readFileSync(pageFile(model), 'utf8');

    test('says what the machine is', () => {
      expect(page).toBe(pageAbout(model, models));
    });

    test('has a diagram whose arrows all lead from a state to a state', () => {
      const [, diagram = ''] = /```mermaid\n(stateDiagram-v2\n[^]*?)```/.exec(page) ?? [];
      const arrows = diagram.split('\n').filter((line) => line.includes('-->'));
      expect(arrows.length).toBeGreaterThan(0);
      expect(arrows.filter((line) => !/^ +(\[\*\]|\w+) --> (\[\*\]|\w+)(: [^:;#]+)?$/.test(line))).toEqual(
        [],
      );
    });
  },
);

test('the page of all machines says which runs in which', () => {
  const page = readFileSync(indexFile, 'utf8');
  expect(page).toBe(withTrees(page, models));
  expect(page).toContain('property_booking_checkout');
});
