import { cancellationTells } from './cancellationTells.tsx';
import { reservation } from '../support/reservation.ts';
import { policies } from './cancellationWords.ts';

cancellationTells(
  'a stay that has begun',
  'unavailable',
  {},
  {
    en: `
    ### Your stay has begun
    It can no longer be cancelled here. If something has come up, please contact Rui.
    ${policies.en}
    Write to Rui → /en/casa-azul/contact
  `,
    de: `
    ### Ihr Aufenthalt hat begonnen
    Er kann hier nicht mehr storniert werden. Wenn etwas dazwischengekommen ist, wenden Sie sich an Rui.
    ${policies.de}
    An Rui schreiben → /de/casa-azul/contact
  `,
    es: `
    ### Su estancia ha comenzado
    Ya no se puede cancelar aquí. Si ha surgido algún imprevisto, hable con Rui.
    ${policies.es}
    Escribir a Rui → /es/casa-azul/contact
  `,
  },
);

cancellationTells(
  'a stay that is over',
  'unavailable',
  { status: 'completed' },
  {
    en: `
    ### Your stay is over
    There is nothing left to cancel. If anything is still open, please contact Rui.
    ${policies.en}
    Write to Rui → /en/casa-azul/contact
  `,
    de: `
    ### Ihr Aufenthalt ist vorbei
    Es gibt nichts mehr zu stornieren. Wenn noch etwas offen ist, wenden Sie sich an Rui.
    ${policies.de}
    An Rui schreiben → /de/casa-azul/contact
  `,
    fr: `
    ### Votre séjour est terminé
    Il n’y a plus rien à annuler. S’il reste une question, adressez-vous à Rui.
    ${policies.fr}
    Écrire à Rui → /fr/casa-azul/contact
  `,
  },
);

cancellationTells(
  'a hold',
  'unavailable',
  { status: 'awaiting_otp' },
  {
    en: `
    ### There is nothing to cancel
    These nights are not booked for you. If you have a question, please contact Rui.
    Write to Rui → /en/casa-azul/contact
  `,
    de: `
    ### Es gibt nichts zu stornieren
    Diese Nächte sind nicht für Sie gebucht. Bei Fragen wenden Sie sich an Rui.
    An Rui schreiben → /de/casa-azul/contact
  `,
    fr: `
    ### Il n’y a rien à annuler
    Ces nuits ne sont pas réservées pour vous. Pour toute question, adressez-vous à Rui.
    Écrire à Rui → /fr/casa-azul/contact
  `,
    pt: `
    ### Não há nada para cancelar
    Estas noites não estão reservadas em seu nome. Se tiver alguma dúvida, fale com Rui.
    Escrever a Rui → /pt/casa-azul/contact
  `,
    es: `
    ### No hay nada que cancelar
    Estas noches no están reservadas a su nombre. Si tiene alguna pregunta, hable con Rui.
    Escribir a Rui → /es/casa-azul/contact
  `,
  },
);

cancellationTells(
  'a stay that has begun at a property that is let no more',
  'unavailable',
  { unit: { ...reservation.unit, retired: true } },
  {
    en: `
    ### Your stay has begun
    It can no longer be cancelled here. If something has come up, please contact Rui.
    ${policies.en}
  `,
    de: `
    ### Ihr Aufenthalt hat begonnen
    Er kann hier nicht mehr storniert werden. Wenn etwas dazwischengekommen ist, wenden Sie sich an Rui.
    ${policies.de}
  `,
  },
);
