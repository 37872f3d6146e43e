import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { leanReactDom, takesWhatIsLeftOut } from '../../scripts/vite/leanReactDom.ts';
import { readIn } from '../../scripts/vite/leftOutOfReact.ts';
import { folderOfTest } from '../support/folders.ts';

const root = resolve(import.meta.dirname, '../..');
const file = createRequire(import.meta.url)
  .resolve('react-dom/client')
  .replace(/client\.js$/, 'cjs/react-dom-client.production.js');
const whole = readFileSync(file, 'utf8');

const oxlint = join(root, 'node_modules/.bin/oxlint');
const run = promisify(execFile);

async function namesNotDeclared(code: string): Promise<string[]> {
  const folder = await folderOfTest();
  await writeFile(join(folder, 'lean.js'), code);
  const rules = {
    categories: { correctness: 'off' },
    env: { browser: true, commonjs: true },
    rules: { 'no-undef': 'error' },
  };
  await writeFile(join(folder, 'oxlint.json'), JSON.stringify(rules));
  const asked = ['-c', join(folder, 'oxlint.json'), '--format', 'unix', join(folder, 'lean.js')];
  const { stdout } = await run(oxlint, asked).catch((error: { stdout: string }) => error);
  return [...stdout.matchAll(/'(.*)' is not defined/g)].map(([, name = '']) => name);
}

test('what is left of React’s DOM names nothing that is not there any more', async () => {
  const lean = leanReactDom(whole);
  const ofTheWorld = await namesNotDeclared(whole);
  expect(ofTheWorld).toContain('process');
  expect(await namesNotDeclared(lean)).toEqual(ofTheWorld);
  expect(await namesNotDeclared(lean.replace('var firstScheduledRoot', 'var otherwiseNamed'))).toContain(
    'firstScheduledRoot',
  );
});

test('another version of React is read before it is served', () => {
  const next = whole.replaceAll(`"${readIn}"`, '"99.0.0"');
  expect(() => leanReactDom(next)).toThrow(`is not version ${readIn}: read what`);
  expect(() => leanReactDom(whole.replaceAll('isCustomElement', 'isElementOfOnesOwn'))).toThrow(
    'has no isCustomElement',
  );
});

test.each([
  ["import { Activity, useState } from 'react';", ['Activity']],
  ["import { preload } from 'react-dom';", ['preload']],
  ["import * as React from 'react'; React.useActionState(act, 0);", ['useActionState']],
  [
    "import { jsx } from 'react/jsx-runtime'; jsx('link', {}); jsx('my-map', {}); jsx('a', {});",
    ['link', 'my-map'],
  ],
  ["import { useState } from 'react'; import { preload } from './pictures.ts'; preload();", []],
])('whether a module takes from React what is left out is read: %s', (code, taken) => {
  expect(takesWhatIsLeftOut(code, 'module.tsx')).toEqual(taken);
});
