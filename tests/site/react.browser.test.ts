import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import siteConfig from '../../vite.config.ts';
import { openChromium, lacksChromium } from '../support/chromium.ts';

/** The scripts of a page that is built as the site is, for production. */
async function buildPage(file: string): Promise<string> {
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const config = siteConfig({ command: 'build', mode: 'production', isSsrBuild: false });
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, rolldownOptions: { input: file } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

test.skipIf(lacksChromium)('form actions and fragment refs work in production', async () => {
  const browser = await openChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.setContent('<div id="root"></div>');
  const script = await buildPage(new URL('./support/reactPage.tsx', import.meta.url).pathname);
  expect(script).not.toContain('development');
  await page.addScriptTag({ type: 'module', content: script });

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.keyboard.type('Casa do Limoeiro');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Casa do Limoeiro').waitFor();
});
