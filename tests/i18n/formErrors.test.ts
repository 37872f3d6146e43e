import { expect, test } from 'vitest';
import { completeLanguages } from '../../contract/values/language.ts';
import { loadDashboardMessages } from '../../src/dashboard/i18n/messages.ts';
import { createPageIntl } from '../../src/i18n/intl.ts';
import { tables } from './support/locales.ts';

const own = Object.keys(tables.dashboard.en).filter((id) => id.startsWith('dashboard.violation.'));

test.each(completeLanguages)(
  'the dashboard says in %s what to enter, instead of what is wrong',
  async (language) => {
    const { messages } = createPageIntl(language, await loadDashboardMessages(language));
    const ids = own.map((id) => id.replace('dashboard.', ''));
    expect(ids.length).toBeGreaterThan(10);
    const guests = tables.messages[language] as Readonly<Record<string, unknown>>;
    for (const id of ids) {
      expect(messages[id]).toEqual(messages[`dashboard.${id}`]);
      expect(messages[id]).not.toEqual(guests[id]);
    }
  },
);
