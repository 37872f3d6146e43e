import { toViolation } from '../../../contract/schemas/violations.ts';
import { contactMachine, emptyContactForm } from '../../../machines/contact/contact.machine.ts';
import type { ContactState } from '../../../src/views/contact/ContactProps.ts';
import { ContactView } from '../../../src/views/contact/ContactView.tsx';
import { property } from '../support/property.ts';
import { testScreen, type Send } from '../support/screen.tsx';

const form = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  phonePrefix: '+351',
  phone: '912 345 678',
  reservationId: 'E-7',
  message: 'Is there a cot?',
};

const contactPage = (state: ContactState) =>
  function ContactPage(send: Send) {
    const snapshot = contactMachine.resolveState({
      value: state,
      context: {
        unitId: property.id,
        contactId: 'contact',
        attempt: 1,
        failure: state === 'tooMany' ? 'too-many-requests' : undefined,
        violations:
          state === 'refused' ? [toViolation('email', 'email'), toViolation('message', 'too_long')] : [],
        form: state === 'editing' ? emptyContactForm : form,
      },
    });
    return <ContactView property={property} href="/en/casa-azul" snapshot={snapshot} send={send} />;
  };

/** Tests the texts and events of the contact page's screens. */
export function testContactScreens(screens: Partial<Record<ContactState, string>>): void {
  for (const [state, expected] of Object.entries(screens)) {
    testScreen(`a message to the host in ${state}`, contactPage(state as ContactState), expected);
  }
}
