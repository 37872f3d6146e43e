import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeMachine } from 'statechart-atlas/graph';
import { getDiagrams, withTrees } from 'statechart-atlas/diagrams';
import { models } from '../../machines/models.ts';
import { product } from '../../scripts/atlas.config.ts';

describe.each(models.map((model) => ({ name: model.machine.id, model })))(
  'the Mermaid diagrams of $name',
  ({ model }) => {
    const diagrams = getDiagrams(model, product);

    test('contain arrows that all lead from a box to a box', () => {
      expect(diagrams.length).toBeGreaterThan(0);
      for (const { mermaid } of diagrams) {
        const boxes = new Set([...mermaid.matchAll(/^ +(?:subgraph )?(s_\w+) ?[("[]/gm)].map(([, id]) => id));
        const arrows = [...mermaid.matchAll(/^ +(s_\w+) (?:==>|-->|-\.->)\|"[^"|]+"\| (s_\w+)$/gm)];
        expect(arrows.length).toBeGreaterThan(0);
        for (const [, from, to] of arrows) {
          expect(boxes).toContain(from);
          expect(boxes).toContain(to);
        }
        const written = mermaid.split('\n').filter((line) => /[-=]>\|/.test(line));
        expect(arrows.length).toBe(written.length);
      }
    });

    test('show every arrow', () => {
      const drawn = new Set(diagrams.flatMap(({ arrows }) => arrows));
      const { arrows } = describeMachine(model, product);
      expect(arrows.map(({ slug }) => slug).filter((slug) => !drawn.has(slug))).toEqual([]);
    });

    test('contain the text of every arrow', () => {
      const words = diagrams
        .flatMap(({ mermaid, everywhere }) => [mermaid, ...everywhere])
        .join(' ')
        .replaceAll(/<br\/>|\n/g, ' ');
      expect(model.events.map((one) => one.description).filter((one) => !words.includes(one))).toEqual([]);
    });
  },
);

test('the tree in machines/README.md is up to date; `npm run fix` draws it', () => {
  const page = readFileSync('machines/README.md', 'utf8');
  expect(page).toBe(withTrees(page, models));
  expect(page).toContain('property_booking_checkout');
  expect(page).not.toMatch(/(?<!`)``(?!`)|-- "" -->/);
});
