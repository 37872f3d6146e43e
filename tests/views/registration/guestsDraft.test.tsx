import { guestsDraftMachine } from '../../../machines/guestsDraft/guestsDraft.machine.ts';
import { nothingKnown } from '../../../machines/guestsDraft/guestsDraft.setup.ts';
import { GuestsDraftView, type GuestsDraftProps } from '../../../src/views/registration/GuestsDraftView.tsx';
import { tells, type Send, type Told } from '../support/screen.tsx';

const context = { reservationId: 'reservation', token: 'token', visitId: 'visit', ...nothingKnown };

function draftTells(title: string, value: GuestsDraftProps['snapshot']['value'], told: Told): void {
  const snapshot = guestsDraftMachine.resolveState({ value, context });
  tells(title, (send: Send) => <GuestsDraftView snapshot={snapshot} send={send} />, told);
}

draftTells('a host who keeps no drafts', 'off', { en: '', de: '' });

draftTells(
  'what was typed before, on its way',
  { on: { recalling: 'untouched' } },
  { en: 'status| Looking for what you typed before…' },
);

draftTells(
  'forms in which nothing is typed',
  { on: 'idle' },
  {
    en: 'What you type is stored encrypted with your host until you send it: your link opens it again, on any device.',
    pt: 'O que escrever é guardado pelo alojamento, cifrado, até o enviar: a sua ligação volta a abri-lo, em qualquer dispositivo.',
  },
);

for (const value of ['typing', 'comparing', { keeping: 'current' }, { keeping: 'outdated' }] as const) {
  draftTells(
    `what is typed, on its way to the host (${JSON.stringify(value)})`,
    { on: value },
    { en: 'Saving what you typed…' },
  );
}

draftTells(
  'what is kept, without a word read out at every pause',
  { on: 'kept' },
  {
    en: 'Stored encrypted with your host until you send it.',
    de: 'Verschlüsselt bei der Unterkunft gespeichert, bis Sie es absenden.',
    fr: 'Conservé par votre hôte, chiffré, jusqu’à l’envoi.',
    pt: 'Guardado pelo alojamento, cifrado, até o enviar.',
    es: 'Guardado por el alojamiento, cifrado, hasta que lo envíe.',
  },
);

draftTells(
  'what could not be kept',
  { on: 'notKept' },
  { en: 'status| What you typed could not be saved and is on this page only. We will try again.' },
);

draftTells(
  'what was typed before and could not be fetched',
  { on: 'notRecalled' },
  {
    en: `
    status| What you typed before could not be loaded
    status| You can continue filling in the forms, or try again to see what you typed before.
    status| [Try again] => retry.requested
  `,
  },
);

draftTells(
  'what was typed here and on another page',
  { on: 'differing' },
  {
    en: `
    group: There are other answers as well
    There are other answers as well
    The forms were also filled in on another page or device. Which answers would you like to continue with?
    [Continue with the other answers] => draft.taken
    [Continue with the answers here] => draft.replaced
  `,
  },
);
