import type { Violation } from '../../../contract/schemas/violations.ts';
import type { ContactForm } from '../../../machines/contact/contact.machine.ts';
import { useText, type MessageId } from '../../i18n/index.ts';
import { getMissingMessage } from '../../kit/getMissingMessage.ts';
import { useViolations } from '../../kit/violations.ts';

const labels: Readonly<Record<keyof ContactForm, MessageId>> = {
  name: 'contact.name',
  email: 'form.email',
  phonePrefix: 'form.phonePrefix',
  phone: 'form.phone',
  reservationId: 'contact.reservationId',
  message: 'contact.message',
};

const isField = (path: string): path is keyof ContactForm => Object.hasOwn(labels, path);

/** Returns the host's violations of a message as field errors. */
export function useContactViolations(violations: readonly Violation[]) {
  const text = useText();
  return useViolations(
    violations,
    (path) => (isField(path) ? { id: `contact-${path}`, label: text(labels[path]) } : undefined),
    getMissingMessage,
  );
}
