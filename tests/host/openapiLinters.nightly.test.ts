import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../server/host/openapi/document.ts';
import { createTestFolder } from '../support/folders.ts';

// Both are CommonJS.
const { Ruleset, Spectral } = spectralCore;
const { oas } = spectralRulesets;

test('Redocly finds nothing in the document', async () => {
  const file = join(await createTestFolder(), 'openapi.json');
  await writeFile(file, JSON.stringify(openApiDocument()));
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, 'lint', '--extends', 'recommended', '--format', 'json', file],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  const { totals } = JSON.parse(stdout) as { totals: { errors: number; warnings: number } };
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
});

test('Spectral finds nothing in the document', async () => {
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset({ extends: [oas as RulesetDefinition] }));
  const found = await spectral.run(JSON.stringify(openApiDocument()));
  expect(found.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`)).toEqual([]);
});
