import { testContactScreens } from './testContactScreens.tsx';
import { typed, writer } from './contactLines.ts';

testContactScreens({
  editing: `
      ${writer}
      Your name: "" => message.changed {'form':{'name':'typed'}}
      Email: "" — The reply will come to this address. => message.changed {'form':{'email':'typed'}}
      Country prefix: <Choose> => message.changed {'form':{'phonePrefix':'+33'}}
      Phone number (optional): "" => message.changed {'form':{'phone':'typed'}}
      Reservation number (optional): "" — If you have already booked. You will find it in your confirmation email. => message.changed {'form':{'reservationId':'typed'}}
      Your message: "" => message.changed {'form':{'message':'typed'}}
      The [privacy notice](/en/privacy) explains what happens to your message.
      [Send the message] => message.submitted
    `,
  sending: `
      ${writer}
      ${typed}
      The [privacy notice](/en/privacy) explains what happens to your message.
      status| Your message is on its way…
      [Send the message] (busy)
    `,
  refused: `
      ${writer}
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
      The [privacy notice](/en/privacy) explains what happens to your message.
      [Send the message] => message.submitted
    `,
  tooMany: `
      ${writer}
      ${typed}
      The [privacy notice](/en/privacy) explains what happens to your message.
      alert (focus)| Too many requests
      alert (focus)| Several messages were sent from here in a short time. Please try again in a moment.
      alert (focus)| What you typed is kept, and nothing is sent twice.
      [Send the message] => message.submitted
    `,
  notSent: `
      ${writer}
      ${typed}
      The [privacy notice](/en/privacy) explains what happens to your message.
      alert (focus)| Error saving your contact
      alert (focus)| The request could not be completed. Please try again; if that does not help, write to your host.
      alert (focus)| What you typed is kept, and nothing is sent twice.
      [Send the message] => message.submitted
    `,
  sent: `
      # Casa do Limoeiro
      Lisbon, Portugal
      ## Write to Inês Carvalhal
      ### Your message is with Inês Carvalhal (focus)
      We will send a confirmation to ana@example.com, and the reply will come to the same address.
      Back to Casa do Limoeiro → /en/casa-azul
      [Write another message] => message.anotherBegun
    `,
});
