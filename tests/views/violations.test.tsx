import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { toViolation, type Violation } from '../../contract/schemas/violations.ts';
import english from '../../locales/en/messages.json' with { type: 'json' };
import { contactMachine } from '../../machines/contact/contact.machine.ts';
import { emptyForm } from '../../machines/registration/forms.ts';
import { registrationMachine } from '../../machines/registration/registration.machine.ts';
import { stayDetailsMachine } from '../../machines/stayDetails/stayDetails.machine.ts';
import { BookingView } from '../../src/views/booking/BookingView.tsx';
import { ContactView } from '../../src/views/contact/ContactView.tsx';
import { RegistrationView } from '../../src/views/registration/RegistrationView.tsx';
import { StayDetailsView } from '../../src/views/stayDetails/StayDetailsView.tsx';
import { bookingProps } from './booking/bookingProps.ts';
import { onSite } from './property/propertyPages.tsx';
import { inLanguage } from './support/inLanguage.tsx';
import { property } from './support/property.ts';
import { normalizeSpaces } from './support/readLines.ts';
import { reservation } from './support/reservation.ts';

const scrolled = vi.fn<() => void>();
Element.prototype.scrollIntoView = scrolled;
beforeEach(() => scrolled.mockClear());
await import('../../src/views/registration/Forms.tsx');

const send = () => undefined;
const failure = 'validation-failed' as const;
const visit = { reservationId: 'reservation', token: 'token', visitId: 'visit' };
const contexts = {
  contact: createActor(contactMachine, { input: { unitId: property.id, contactId: 'c' } }).getSnapshot()
    .context,
  registration: createActor(registrationMachine, { input: visit }).getSnapshot().context,
  stayDetails: createActor(stayDetailsMachine, { input: visit }).getSnapshot().context,
};

type View = (violations: readonly Violation[]) => ReactNode;

/** Each form that a host can refuse. */
const forms: Record<string, View> = {
  'the order': (violations) => (
    <BookingView {...bookingProps('form.refused', send, { violations, failure })} />
  ),
  'the message': (violations) => (
    <ContactView
      property={property}
      href="/en/casa"
      send={send}
      snapshot={contactMachine.resolveState({
        value: 'refused',
        context: { ...contexts.contact, violations, failure },
      })}
    />
  ),
  'the guests': (violations) => (
    <RegistrationView
      reservation={reservation}
      send={send}
      snapshot={registrationMachine.resolveState({
        value: 'refused',
        context: { ...contexts.registration, guests: [emptyForm], violations, failure },
      })}
    />
  ),
  'the details of a stay': (violations) => (
    <StayDetailsView
      reservation={reservation}
      send={send}
      prepareMessage={() => undefined}
      snapshot={stayDetailsMachine.resolveState({
        value: 'refused',
        context: { ...contexts.stayDetails, violations, failure },
      })}
    />
  ),
};

const prices: View = (violations) => (
  <BookingView {...bookingProps('dates.impossible', send, { violations, failure })} />
);
const codes: View = (violations) =>
  onSite(<BookingView {...bookingProps('otp.incorrect', send, { violations, failure })} />);

async function show(view: ReactNode) {
  const shown = await inLanguage('en', view);
  await act(async () => render(shown));
  return screen.getByRole('alert');
}
const readText = (alert: HTMLElement) => normalizeSpaces(alert.textContent);

const whatToDo = english['problem.validationFailed.unnamed'];

describe('a refusal', () => {
  test.each(Object.entries(forms))('says what to do without violations in %s', async (_, view) => {
    const alert = await show(view([]));
    expect(readText(alert)).toContain(whatToDo);
    expect(within(alert).queryByRole('list')).toBeNull();
    expect(document.activeElement).toBe(alert);
  });

  test.each(Object.entries(forms))(
    'shows the message of a violation without a path in %s',
    async (_, view) => {
      const alert = await show(view([{ propertyPath: '', message: 'Not today.', code: '' }]));
      expect(
        within(alert)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(['Not today.']);
      expect(readText(alert)).toContain(whatToDo);
    },
  );

  test('of a price says what to do, and shows a violation without a path', async () => {
    expect(readText(await show(prices([])))).toBe(`Validation failed${whatToDo}`);
    cleanup();
    const alert = await show(prices([toViolation('', 'invalid')]));
    expect(within(alert).getByRole('listitem').textContent).toBe('This value is not valid.');
  });

  test('lists a repeated violation once', async () => {
    const twice = [toViolation('guest.email', 'email'), toViolation('guest.email', 'email')];
    const alert = await show(forms['the order']!(twice));
    expect(within(alert).getAllByRole('listitem')).toHaveLength(1);
  });

  test('disappears when every violation is corrected', async () => {
    const at = (violations: readonly Violation[]) => forms['the order']!(violations);
    const { rerender } = render(await inLanguage('en', at([toViolation('guest.email', 'email')])));
    await screen.findByRole('alert');
    rerender(await inLanguage('en', at([])));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a one-time password', () => {
  test('with five digits is described as too short by one alert, to which its field refers', async () => {
    const alert = await show(codes([toViolation('otp', 'otp_format')]));
    expect(readText(alert)).toMatch(/^Error checking the code/);
    expect(screen.getAllByText(/has six digits/)).toHaveLength(1);
    expect(
      screen.getByRole('textbox', { name: 'One-time password', description: /has six digits/ }),
    ).toBeDefined();
  });

  test('that is rejected without a reason is not called incorrect', async () => {
    const alert = await show(codes([]));
    expect(readText(alert)).toMatch(/^Error checking the code/);
    expect(readText(alert)).toContain('which field is wrong');
  });
});
