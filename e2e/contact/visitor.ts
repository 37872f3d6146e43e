import type { Page } from '@playwright/test';
import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import type { HostStub } from '../support/hostStub.ts';
import { button } from '../support/screen.ts';
import type { Walker } from '../support/walk.ts';
import type { ContactState } from './expected.ts';
import { contactWalk } from './walk.ts';
import type { Scenario } from './scenario.ts';

interface Environment {
  page: Page;
  hostStub: HostStub;
  unit: string;
  scenario: Scenario;
}

const remembered = {
  firstName: 'Rui',
  lastName: 'Costa',
  email: 'rui@example.com',
  phonePrefix: '+351',
  phone: '912345678',
};

/** A visitor who writes to a host whose answers the walk chooses. */
export function visitor({
  page,
  hostStub,
  unit,
  scenario: first,
}: Environment): Walker<ContactState, Scenario> {
  let scenario = first;
  const contact = page.locator('[data-machine=contact]');
  const press = async (id: 'contact.send' | 'contact.another') => {
    const name = scenario.translator.text(id);
    await contact.getByRole('button', { name, exact: true }).click();
    return button(name);
  };
  const type = async (typed: Partial<Scenario['typed']>) => {
    const { country, reservation, ...texts } = typed;
    for (const [name, text] of Object.entries(texts)) await contact.locator(`[name=${name}]`).fill(text);
    if (country !== undefined) await contact.locator('[name=phonePrefix]').selectOption(country);
    if (reservation !== undefined) await contact.locator('[name=reservationId]').fill(reservation);
    const isEmailRefused = scenario.isEmailRefused && typed.email === undefined;
    scenario = { ...scenario, typed: { ...scenario.typed, ...typed }, isEmailRefused };
  };
  const actions: Readonly<Record<string, () => Promise<string | void>>> = {
    'draft.recalled': async () => {
      await page.evaluate(
        (record) => {
          localStorage.setItem('remember-details', 'true');
          localStorage.setItem('guest-info', record);
        },
        JSON.stringify({ ...remembered, locale: 'en' }),
      );
      await page.reload();
      const { email, phone } = remembered;
      const typed = { name: 'Rui Costa', email, country: 'PT', phone, reservation: '', message: '' };
      scenario = { ...scenario, typed, isEmailRefused: false };
    },
    'message.changed': () => type({ message: 'Is there a cot, and a chair?' }),
    'message.submitted': async () => {
      await type({
        name: 'Ana Silva',
        email: 'ana@example.com',
        country: 'PT',
        phone: '912 345 678',
        reservation: 'ABCD-2345',
        message: 'Is there a cot?',
      });
      return press('contact.send');
    },
    'message.anotherBegun': () => press('contact.another'),
    'sendMessage.answered': () => hostStub.answerWith('sendMessage', { id: 'message' }),
  };
  return {
    page,
    hostStub,
    ...contactWalk,
    parts: () => ({ screen: contact }),
    scenario: () => scenario,
    requestBody: () => {
      const { name, email, phone, reservation, message } = scenario.typed;
      const from = { name, email, phonePrefix: '+351', phone };
      return { rentalUnitId: unit, ...from, reservationId: reservation, message };
    },
    perform: async ({ event, to }) => {
      const act = actions[event];
      const pressed = act ? await act() : undefined;
      const failure = event.split('.')[2] as FailureKind;
      if (!act) {
        await hostStub.fail('sendMessage', failure);
        scenario = { ...scenario, failure };
      }
      if (to === 'refused') scenario = { ...scenario, isEmailRefused: event !== 'message.changed' };
      // The next message keeps the person, and not the text.
      if (event === 'message.anotherBegun')
        scenario = { ...scenario, typed: { ...scenario.typed, message: '' } };
      return pressed ?? undefined;
    },
  };
}
