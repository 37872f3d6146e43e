import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getFolder } from 'statechart-atlas';
import { describeMachine } from 'statechart-atlas/graph';
import { getDiagrams } from 'statechart-atlas/diagrams';
import { renderReadmes } from 'statechart-atlas/site';
import { models } from '../../machines/models.ts';
import { product } from '../../scripts/atlas.config.ts';

describe.each(models.map((model) => ({ name: model.machine.id, model })))(
  'the page of $name',
  ({ model }) => {
    const page = readFileSync(`machines/${getFolder(model)}/README.md`, 'utf8');
    const { arrows, states } = describeMachine(model, product);
    const drawings = getDiagrams(model, product);

    test('names every state in which a machine runs', () => {
      expect(page).not.toMatch(/(?<!`)``(?!`)|-- "" -->/);
    });

    const diagrams = [...page.matchAll(/```mermaid\n(flowchart TD\n[^]*?)```/g)].map(
      ([, diagram = '']) => diagram,
    );

    test('has diagrams whose arrows all lead from a box to a box', () => {
      expect(diagrams.length).toBeGreaterThan(0);
      for (const diagram of diagrams) {
        const boxes = new Set([...diagram.matchAll(/^ +(?:subgraph )?(s_\w+) ?[("[]/gm)].map(([, id]) => id));
        const arrows = [...diagram.matchAll(/^ +(s_\w+) (?:==>|-->|-\.->)\|"[^"|]+"\| (s_\w+)$/gm)];
        expect(arrows.length).toBeGreaterThan(0);
        for (const [, from, to] of arrows) {
          expect(boxes).toContain(from);
          expect(boxes).toContain(to);
        }
        const written = diagram.split('\n').filter((line) => /[-=]>\|/.test(line));
        expect(arrows.length).toBe(written.length);
      }
    });

    test('shows every arrow in one of its diagrams', () => {
      const drawn = new Set(drawings.flatMap(({ arrows: drawnArrows }) => drawnArrows));
      expect(arrows.map(({ slug }) => slug).filter((slug) => !drawn.has(slug))).toEqual([]);
    });

    test('contains the text of every arrow', () => {
      const words = page.replaceAll(/<br\/>|\n/g, ' ');
      expect(model.events.map((one) => one.description).filter((one) => !words.includes(one))).toEqual([]);
    });

    test('says of each state what can be done in it', () => {
      const rows = page.split('\n').filter((line) => line.startsWith('| `'));
      for (const { id } of states) expect(rows.some((row) => row.startsWith(`| \`${id}\` |`))).toBe(true);
    });
  },
);

test('the page about the code step shows what can be done once the code has expired', () => {
  const page = readFileSync('machines/booking/README.md', 'utf8');
  const row = page.split('\n').find((line) => line.startsWith('| `otp.expired` |'));
  expect(row).toContain(
    '| the guest leaves the code step; the guest requests a new code; the guest starts again |',
  );
});

test('the READMEs are up to date; `npm run atlas` writes them', () => {
  for (const { file, text } of renderReadmes(product)) expect(readFileSync(file, 'utf8'), file).toBe(text);
});

test('the page of all machines says which runs in which', () => {
  expect(readFileSync('machines/README.md', 'utf8')).toContain('property_booking_checkout');
});
