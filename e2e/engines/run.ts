import { existsSync } from 'node:fs';
import type { Engine } from './driver.ts';
import { firefox } from './firefox.ts';
import { runJourney } from './journey.ts';
import { startSite, type SiteUnderTest } from './site.ts';
import { webkit } from './webkit.ts';

/** Whether the whole journey succeeds in a browser. */
async function runInEngine(engine: Engine, site: SiteUnderTest): Promise<boolean> {
  const driver = await engine.open();
  let step = '';
  const startTime = Date.now();
  try {
    const email = `${engine.name.toLowerCase()}@guests.example`;
    await runJourney({ driver, site, email, report: (next) => (step = next) });
    console.log(`${engine.name}: passed in ${Math.round((Date.now() - startTime) / 1000)} s`);
    return true;
  } catch (error) {
    console.error(`${engine.name}: FAILED at the step "${step}"`, error);
    const shown = `document.body.innerText.slice(0, 2000) + JSON.stringify(
      [...document.querySelectorAll('input, select, textarea')].map(({ name, value }) => [name, value]))`;
    console.error(await driver.read<string>(shown).catch(() => 'The page does not answer.'));
    return false;
  } finally {
    await driver.close();
  }
}

const names = process.argv.slice(2).map((name) => name.toLowerCase());
const engines = [firefox, webkit].filter(
  ({ name }) => names.length === 0 || names.includes(name.toLowerCase()),
);
const present = engines.filter(({ programs }) => programs.every((program) => existsSync(program)));
for (const { name, install } of engines.filter((engine) => !present.includes(engine))) {
  console.log(`${name}: skipped, because it is not installed: ${install}`);
}
if (present.length > 0) {
  const site = await startSite();
  try {
    for (const engine of present) if (!(await runInEngine(engine, site))) process.exitCode = 1;
  } finally {
    await site.end();
  }
}
