import { expect, test } from 'vitest';
import type { Config } from '../../server/config/index.ts';
import { createSiteSettings } from '../../server/process/siteSettings.ts';
import type { Offered } from '../../server/site/index.ts';

const config = {
  productName: 'Casas',
  publicUrl: 'https://stay.test',
  gatewayHosts: [],
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
