import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getDiagrams } from 'statechart-atlas/diagrams';
import { runPaths } from 'statechart-atlas/paths-command';
import { legalTextModel } from '../../machines/legalText/legalText.model.ts';
import { product } from '../../scripts/atlas.config.ts';
import { pathsConfig } from '../../scripts/paths/config.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const page = read('docs/architecture.md');

/** Returns the code blocks of a language in the page, without their fences. */
const getBlocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text);

const excerpts = [...getBlocks('ts'), ...getBlocks('tsx')].map((text) => text.trim().split('\n'));

test.each(excerpts.map(([file = '', ...lines]) => [file.replace('// ', ''), lines] as const))(
  'the excerpt of %s in docs/architecture.md consists of lines of the file, in their order',
  (file, lines) => {
    const source = read(file)
      .split('\n')
      .map((line) => line.trim());
    let position = -1;
    for (const line of lines) {
      position = source.indexOf(line.trim(), position + 1);
      expect(position, line).toBeGreaterThanOrEqual(0);
    }
  },
);

test('docs/architecture.md has an excerpt of a machine and one of its screens', () => {
  expect(excerpts.map(([file]) => file)).toEqual([
    '// machines/legalText/legalText.machine.ts',
    '// src/views/legalText/LegalTextView.tsx',
  ]);
});

test('the diagram of the example is that of the machine', () => {
  const [diagram] = getDiagrams(legalTextModel, product);
  expect(getBlocks('mermaid')).toContain(`${diagram!.mermaid}\n`);
});

test('the path of the example is one of the generated paths', async () => {
  const path = getBlocks('').find((block) => block.startsWith('legalText-'));
  const output: string[] = [];
  await runPaths(pathsConfig, ['legalText'], { out: (text) => void output.push(text), err: () => {} });
  expect(path).toBeDefined();
  expect(output.join('')).toContain(path);
});
