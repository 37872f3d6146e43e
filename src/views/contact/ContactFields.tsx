import { maxMessageLength } from '../../../contract/values/messageLength.ts';
import { cleanLine } from '../../../contract/values/typedText.ts';
import type { ContactForm } from '../../../machines/contact/contact.machine.ts';
import { useFormats, useText } from '../../i18n/index.ts';
import { EmailField } from '../../kit/EmailField.tsx';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import * as shared from '../../kit/shared.css.ts';
import { PhoneField } from '../../kit/PhoneField.tsx';

interface Props {
  form: ContactForm;
  getMessage: (path: string) => string | undefined;
  onChange: (form: Partial<ContactForm>) => void;
}

/** The length from which the form shows the number of remaining characters. */
const warningThreshold = maxMessageLength - 500;

/** Shows the number of remaining characters near the limit. */
function RemainingCharacters({ length }: { length: number }) {
  const text = useText();
  const { number } = useFormats();
  return (
    <p className={shared.small} role="status">
      {length >= warningThreshold &&
        text('contact.length', { length: number(length), longest: number(maxMessageLength) })}
    </p>
  );
}

/** The fields for the visitor's details and message. */
export function ContactFields({ form, getMessage, onChange }: Props) {
  const text = useText();
  return (
    <div className={shared.fields}>
      <div className={shared.across}>
        <TextField
          label={text('contact.name')}
          id="contact-name"
          name="name"
          autoComplete="name"
          required
          value={form.name}
          normalize={cleanLine}
          error={getMessage('name')}
          onChange={(name) => onChange({ name })}
        />
      </div>
      <div className={shared.across}>
        <EmailField
          label={text('form.email')}
          description={text('contact.email.about')}
          id="contact-email"
          name="email"
          autoComplete="email"
          required
          value={form.email}
          error={getMessage('email')}
          onChange={(email) => onChange({ email })}
        />
      </div>
      <PhoneField form="contact" value={form} getError={getMessage} onChange={onChange} isOptional />
      <div className={shared.across}>
        <TextField
          label={text('contact.reservationId')}
          description={text('contact.reservationId.about')}
          id="contact-reservationId"
          name="reservationId"
          autoComplete="off"
          value={form.reservationId}
          normalize={cleanLine}
          error={getMessage('reservationId')}
          onChange={(reservationId) => onChange({ reservationId })}
        />
      </div>
      <div className={shared.across}>
        <TextArea
          label={text('contact.message')}
          id="contact-message"
          name="message"
          rows={8}
          required
          value={form.message}
          error={getMessage('message')}
          onChange={(message) => onChange({ message })}
        />
        <RemainingCharacters length={form.message.trim().length} />
      </div>
    </div>
  );
}
