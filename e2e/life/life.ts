import { Guest } from '../journeys/guest.ts';
import { HostApi } from '../support/hostApi.ts';
import { expect, test as base } from '../support/test.ts';
import { openEnvironment, type Environment } from './environment.ts';

export const unit = 'casa-da-rosa';

interface Fixtures extends Pick<Environment, 'site' | 'stripe' | 'otherChannel'> {
  world: Environment;
  hostApi: HostApi;
  guest: Guest;
  /** Moves the time of everything to an instant. */
  moveTimeTo: (until: string) => Promise<void>;
}

/** One host, one guest, and some months. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads in it what a fixture needs.
  world: async ({}, use, info) => {
    const world = await openEnvironment(info);
    await use(world);
    await world.close();
  },
  site: async ({ world }, use) => use(world.site),
  stripe: async ({ world }, use) => use(world.stripe),
  otherChannel: async ({ world }, use) => use(world.otherChannel),
  baseURL: async ({ world }, use) => use(world.site.url),
  hostApi: async ({ request }, use) => use(new HostApi(request)),
  guest: async ({ page, hostApi, world }, use) => {
    await page.clock.install({ time: world.time.now });
    await use(new Guest({ page, hostApi, unit, email: 'ana@guests.example' }));
  },
  moveTimeTo: async ({ world, page }, use) =>
    use(async (until) => {
      await world.moveTo(until);
      await page.clock.setSystemTime(world.time.now);
    }),
});

export { expect };
