import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../server/host/openapi/document.ts';
import { requireBuild } from './support/requireBuild.ts';

await requireBuild();
const folder = resolve(import.meta.dirname, '../../dist/client/assets');
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));

test('no browser loads what the contract says of its values', () => {
  const loaded = scripts.map((file) => readFileSync(resolve(folder, file), 'utf8')).join('\n');
  const meanings = [...JSON.stringify(openApiDocument()).matchAll(/"description":"([^"\\`]{20,})"/g)];
  expect(meanings.length).toBeGreaterThan(100);
  expect(meanings.map(([, meaning]) => meaning!).filter((meaning) => loaded.includes(meaning))).toEqual([]);
});
