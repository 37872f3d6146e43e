import { defineUserEvent } from 'statechart-atlas';
import { toViolation } from '../../../contract/schemas/violations.ts';
import type { contactMachine } from '../../../machines/contact/contact.machine.ts';
import { contactModel } from '../../../machines/contact/contact.model.ts';
import { failed } from '../../../machines/shared/failed.model.ts';
import { ContactView } from '../../../src/views/contact/ContactView.tsx';
import { property } from '../support/property.ts';
import { testScreens } from '../support/screens.ts';

const form = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  phonePrefix: '+351',
  phone: '912 345 678',
  reservationId: 'E-7',
  message: 'Is there a cot?',
};

const submitted = [
  defineUserEvent<typeof contactMachine>({ type: 'message.changed', form }, 'the visitor fills in the form'),
  'message.submitted',
];

const header = `
    # Casa do Limoeiro
    Lisbon, Portugal
    Back to Casa do Limoeiro → /en/casa-azul
    ## Write to Inês Carvalhal
    - Inês Carvalhal
    - Languages: Português, English and Français
    - Usually replies within an hour
    +351 210 000 001 → tel:+351210000001
    Write on WhatsApp → https://wa.me/351910000001
  `;

const legalNote = 'The [privacy notice](/en/privacy) explains what happens to your message.';
const send = '[Send the message] => message.submitted';

/** The form with all input, and a message next to the button. */
const filledForm = (...messages: string[]) => `
    ${header}
    Your name: "Ana Silva" => message.changed {'form':{'name':'typed'}}
    Email: "ana@example.com" — The reply will come to this address. => message.changed {'form':{'email':'typed'}}
    Country prefix: <Portugal (+351)> => message.changed {'form':{'phonePrefix':'+33'}}
    Phone number (optional): "912 345 678" => message.changed {'form':{'phone':'typed'}}
    Reservation number (optional): "E-7" — If you have already booked. You will find it in your confirmation email. => message.changed {'form':{'reservationId':'typed'}}
    Your message: "Is there a cot?" => message.changed {'form':{'message':'typed'}}
    ${legalNote}
    ${messages.join('\n')}
  `;

const refusal = failed('sendMessage', 'validation-failed', 'the host rejects some answers', {
  violations: [toViolation('email', 'email'), toViolation('message', 'too_long')],
});

testScreens<typeof contactMachine>({
  model: contactModel,
  view: (contact) => <ContactView property={property} href="/en/casa-azul" {...contact} />,
  screens: {
    editing: `
      ${header}
      Your name: "" => message.changed {'form':{'name':'typed'}}
      Email: "" — The reply will come to this address. => message.changed {'form':{'email':'typed'}}
      Country prefix: <Choose> => message.changed {'form':{'phonePrefix':'+33'}}
      Phone number (optional): "" => message.changed {'form':{'phone':'typed'}}
      Reservation number (optional): "" — If you have already booked. You will find it in your confirmation email. => message.changed {'form':{'reservationId':'typed'}}
      Your message: "" => message.changed {'form':{'message':'typed'}}
      ${legalNote}
      ${send}
    `,
    sending: [
      submitted,
      filledForm('status| Your message is on its way…', '[Send the message] (busy)').replaceAll(
        / => message\.changed/g,
        ' => message.changed (ignored)',
      ),
    ],
    refused: [
      [...submitted, refusal],
      `
        ${header}
        alert (focus)| ### Error saving your contact
        alert (focus)| We could not save your message. Please check for validation errors and try again; what you typed is kept.
        alert (focus)| Email: Enter an email address in the form name@example.com. → #contact-email
        alert (focus)| Your message: This value is too long. → #contact-message
        Your name: "Ana Silva" => message.changed {'form':{'name':'typed'}}
        Email: "ana@example.com" (invalid) — Enter an email address in the form name@example.com. — The reply will come to this address. => message.changed {'form':{'email':'typed'}}
        Country prefix: <Portugal (+351)> => message.changed {'form':{'phonePrefix':'+33'}}
        Phone number (optional): "912 345 678" => message.changed {'form':{'phone':'typed'}}
        Reservation number (optional): "E-7" — If you have already booked. You will find it in your confirmation email. => message.changed {'form':{'reservationId':'typed'}}
        Your message: "Is there a cot?" (invalid) — This value is too long. => message.changed {'form':{'message':'typed'}}
        ${legalNote}
        ${send}
      `,
    ],
    tooMany: [
      [...submitted, 'sendMessage.failed.too-many-requests'],
      filledForm(
        'alert (focus)| Too many requests',
        'alert (focus)| Several messages were sent from here in a short time. Please try again in a moment.',
        'alert (focus)| What you typed is kept, and nothing is sent twice.',
        send,
      ),
    ],
    notSent: [
      [...submitted, 'sendMessage.failed.unreachable'],
      filledForm(
        'alert (focus)| Error saving your contact',
        'alert (focus)| This website cannot be reached. Check your internet connection and try again.',
        'alert (focus)| What you typed is kept, and nothing is sent twice.',
        send,
      ),
    ],
    sent: [
      [...submitted, 'sendMessage.answered'],
      `
        # Casa do Limoeiro
        Lisbon, Portugal
        ## Write to Inês Carvalhal
        ### Your message is with Inês Carvalhal (focus)
        We will send a confirmation to ana@example.com, and the reply will come to the same address.
        Back to Casa do Limoeiro → /en/casa-azul
        [Write another message] => message.anotherBegun
      `,
    ],
  },
});
