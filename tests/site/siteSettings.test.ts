import { expect, test } from 'vitest';
import type { Config } from '../../server/config/index.ts';
import { requireFeatured } from '../../server/process/featured.ts';
import { createSiteSettings } from '../../server/process/siteSettings.ts';
import type { Offered } from '../../server/site/index.ts';
import { createTestLog } from '../support/createTestLog.ts';

const config = {
  productName: 'Casas',
  publicUrl: 'https://stay.test',
  gatewayHosts: [],
  simulates: [],
} as unknown as Config;

test('the settings of pages follow the properties that the host offers', () => {
  let offered: Offered = { version: 0, unitIds: ['casa'] };
  const settings = createSiteSettings(config, { getOffered: () => offered });
  expect(settings.onlyProperty).toBe('casa');
  expect(JSON.parse(JSON.stringify(settings))).toMatchObject({ onlyProperty: 'casa' });
  offered = { version: 1, unitIds: ['casa', 'villa'], welcome: { en: { headline: 'Two houses.' } } };
  expect(settings.onlyProperty).toBeUndefined();
  expect(JSON.parse(JSON.stringify(settings))).not.toHaveProperty('onlyProperty');
  expect(settings.welcome).toEqual(offered.welcome);
});

test('starts without a property of FEATURED_UNITS that was retired in the dashboard', () => {
  const featured = { ...config, featuredUnits: ['casa', 'villa'] };
  const offered: Offered = { version: 1, unitIds: ['villa', 'quinta'], retiredIds: ['casa'] };
  const { log, lines } = createTestLog();
  requireFeatured(featured, offered, log);
  expect(lines.join('')).toContain('"unit":"casa"');
  expect(createSiteSettings(featured, { getOffered: () => offered }).onlyProperty).toBe('villa');
  expect(() => requireFeatured(featured, { ...offered, retiredIds: [] }, log)).toThrow(
    'FEATURED_UNITS contains casa, but the site has only villa, quinta.',
  );
});
