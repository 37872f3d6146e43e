import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { models } from '../../machines/models.ts';
import { pageAbout } from '../../machines/atlas/diagram.ts';
import { pageFile } from '../../machines/atlas/pageFile.ts';

describe.each(models.map((model) => ({ name: model.machine.id, model })))(
  'the page of $name',
  ({ model }) => {
    const page = readFileSync(pageFile(model), 'utf8');

    test('says what the machine is', () => {
      expect(page).toBe(pageAbout(model));
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
