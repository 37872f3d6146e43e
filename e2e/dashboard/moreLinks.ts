import { link } from '../support/screen.ts';
import type { Translator } from '../support/translator.ts';

/** The links of the page `More` that an owner sees, in their order. */
export const describeMoreLinks = ({ text }: Translator) =>
  (
    [
      ['dashboard.properties.title', 'dashboard.more.properties.about'],
      ['dashboard.more.settings', 'dashboard.more.settings.about'],
      ['dashboard.channels.title', 'dashboard.more.channels.about'],
      ['dashboard.more.importProperty', 'dashboard.more.importProperty.about'],
      ['dashboard.more.importStays', 'dashboard.more.importStays.about'],
      ['dashboard.account.title', 'dashboard.more.account.about'],
      ['dashboard.passkeys.title', 'dashboard.more.passkeys.about'],
      ['dashboard.more.access', 'dashboard.more.access.about'],
      ['dashboard.audit.title', 'dashboard.more.audit.about'],
      ['dashboard.health.title', 'dashboard.more.health.about'],
      ['dashboard.more.site', 'dashboard.more.site.about'],
    ] as const
  ).map(([name, about]) => link(`${text(name)} ${text(about)}`));
