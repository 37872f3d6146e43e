import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { models } from '../../machines/models.ts';
import { pageAbout } from '../../machines/atlas/diagram.ts';
import { pageFile } from '../../machines/atlas/pageFile.ts';

test.each(models.map((model) => ({ name: model.machine.id, model })))(
  'the page of $name says what the machine is',
  ({ model }) => {
    expect(readFileSync(pageFile(model), 'utf8')).toBe(pageAbout(model));
  },
);
