import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Attention } from '../../../contract/dashboard/today.ts';
import { ownerSession } from '../../../machines/dashboard/shared/session.samples.ts';
import { loadDashboardMessages } from '../../../src/dashboard/i18n/messages.ts';
import { TaskCard } from '../../../src/dashboard/views/today/TaskCard.tsx';
import { TextProvider } from '../../../src/i18n/TextProvider.tsx';

const [property] = ownerSession.properties;
const calendar = {
  kind: 'calendar',
  number: null,
  unitId: property!.id,
  calendar: 'Airbnb',
  count: 2,
  action: 'compare',
} as const;

test.each([
  ['failing', 'The Airbnb calendar cannot be read'],
  ['unreadable', '2 events in the Airbnb calendar cannot be read completely'],
] as const)('a calendar that is %s is named with its property, and leads to it', async (why, title) => {
  const task: Attention = { ...calendar, why };
  const { container } = render(
    <TextProvider language="en" messages={await loadDashboardMessages('en')}>
      <TaskCard
        task={task}
        state="shown.idle"
        context={{} as never}
        properties={ownerSession.properties}
        role={ownerSession.user.role}
        mayAct
        send={() => undefined}
      />
    </TextProvider>,
  );
  expect(within(container).getByRole('heading').textContent).toBe(title);
  expect(container.textContent).toContain(property!.name);
  const links = within(container)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/host/calendar?property=${property!.id}`]);
});
