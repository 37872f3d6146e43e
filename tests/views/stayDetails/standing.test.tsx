import { reservation } from '../support/reservation.ts';
import { invoice, stayDetailsTells } from './stayDetailsTells.tsx';

const told = { arrivalTime: '00:30', invoice };

stayDetailsTells(
  'a stay of which nothing is told',
  'shown',
  {},
  {
    en: `
    Tell Rui when you arrive, and ask for an invoice with your details. You can change both until your stay ends.
    ### What you have told us
    Arrival time: Not given yet
    Invoice: None requested
    [Add details] => details.begun
  `,
    de: `
    Sagen Sie Rui, wann Sie ankommen, und bitten Sie um eine Rechnung mit Ihren Angaben. Beides können Sie ändern, bis Ihr Aufenthalt endet.
    ### Was Sie angegeben haben
    Ankunftszeit: Noch nicht angegeben
    Rechnung: Nicht gewünscht
    [Angaben machen] => details.begun
  `,
    fr: `
    Dites à Rui quand vous arrivez et demandez une facture à votre nom. Les deux restent modifiables jusqu’à la fin du séjour.
    ### Ce que vous avez indiqué
    Heure d’arrivée: Pas encore indiquée
    Facture: Pas demandée
    [Ajouter des informations] => details.begun
  `,
    pt: `
    Diga a Rui a que horas chega e peça uma fatura com os seus dados. Pode alterar ambos até ao fim da estadia.
    ### O que indicou
    Hora de chegada: Ainda não indicada
    Fatura: Não pedida
    [Acrescentar dados] => details.begun
  `,
    es: `
    Diga a Rui a qué hora llega y pida una factura con sus datos. Puede cambiar ambas cosas hasta el final de la estancia.
    ### Lo que ha indicado
    Hora de llegada: Sin indicar todavía
    Factura: No se ha pedido
    [Añadir datos] => details.begun
  `,
  },
);

stayDetailsTells(
  'an arrival after midnight, and an invoice',
  'shown',
  { context: { told } },
  {
    en: `
    Tell Rui when you arrive, and ask for an invoice with your details. You can change both until your stay ends.
    ### What you have told us
    Arrival time: Tue 4 May, about 00:30
    Invoice: Silva, Lda.: 501442600: Rua 1, Lisboa: Portugal
    [Change details] => details.begun
  `,
    de: `
    Sagen Sie Rui, wann Sie ankommen, und bitten Sie um eine Rechnung mit Ihren Angaben. Beides können Sie ändern, bis Ihr Aufenthalt endet.
    ### Was Sie angegeben haben
    Ankunftszeit: Di., 4. Mai, gegen 00:30 Uhr
    Rechnung: Silva, Lda.: 501442600: Rua 1, Lisboa: Portugal
    [Angaben ändern] => details.begun
  `,
    fr: `
    Dites à Rui quand vous arrivez et demandez une facture à votre nom. Les deux restent modifiables jusqu’à la fin du séjour.
    ### Ce que vous avez indiqué
    Heure d’arrivée: mar. 4 mai, vers 0 h 30
    Facture: Silva, Lda.: 501442600: Rua 1, Lisboa: Portugal
    [Modifier les informations] => details.begun
  `,
  },
);

stayDetailsTells(
  'an arrival on the first day, and an invoice without a number',
  'shown',
  { context: { told: { arrivalTime: '22:00', invoice: { ...invoice, taxNumber: '' } } } },
  {
    en: `
    Tell Rui when you arrive, and ask for an invoice with your details. You can change both until your stay ends.
    ### What you have told us
    Arrival time: Mon 3 May, about 22:00
    Invoice: Silva, Lda.: Rua 1, Lisboa: Portugal
    [Change details] => details.begun
  `,
    de: `
    Sagen Sie Rui, wann Sie ankommen, und bitten Sie um eine Rechnung mit Ihren Angaben. Beides können Sie ändern, bis Ihr Aufenthalt endet.
    ### Was Sie angegeben haben
    Ankunftszeit: Mo., 3. Mai, gegen 22:00 Uhr
    Rechnung: Silva, Lda.: Rua 1, Lisboa: Portugal
    [Angaben ändern] => details.begun
  `,
  },
);

stayDetailsTells(
  'details that are on their way',
  'loading',
  {},
  {
    en: `
    status| status: Loading…
  `,
    de: `
    status| status: Wird geladen…
  `,
  },
);

stayDetailsTells(
  'details that are saved',
  'saved',
  { context: { told } },
  {
    en: `
    status| Your details are saved
    status| Rui can see them now.
    ### What you have told us
    Arrival time: Tue 4 May, about 00:30
    Invoice: Silva, Lda.: 501442600: Rua 1, Lisboa: Portugal
    [Change details] => details.begun
  `,
    de: `
    status| Ihre Angaben sind gespeichert
status| Sie sind jetzt für Rui sichtbar.
    ### Was Sie angegeben haben
    Ankunftszeit: Di., 4. Mai, gegen 00:30 Uhr
    Rechnung: Silva, Lda.: 501442600: Rua 1, Lisboa: Portugal
    [Angaben ändern] => details.begun
  `,
    pt: `
    status| Os seus dados estão guardados
status| Já estão visíveis para Rui.
    ### O que indicou
    Hora de chegada: terça, 4/05, por volta das 00:30
    Fatura: Silva, Lda.: 501442600: Rua 1, Lisboa: Portugal
    [Alterar dados] => details.begun
  `,
  },
);

stayDetailsTells(
  'details that can no longer be changed',
  'fixed',
  { context: { told } },
  {
    en: `
    ### What you have told us
    Arrival time: Tue 4 May, about 00:30
    Invoice: Silva, Lda.: 501442600: Rua 1, Lisboa: Portugal
    This can no longer be changed here. If something is missing, write to Rui.
    Write to Rui → /en/casa-azul/contact
  `,
    de: `
    ### Was Sie angegeben haben
    Ankunftszeit: Di., 4. Mai, gegen 00:30 Uhr
    Rechnung: Silva, Lda.: 501442600: Rua 1, Lisboa: Portugal
    Das lässt sich hier nicht mehr ändern. Wenn etwas fehlt, schreiben Sie Rui.
    An Rui schreiben → /de/casa-azul/contact
  `,
    es: `
    ### Lo que ha indicado
    Hora de llegada: mar, 4 may, hacia las 00:30
    Factura: Silva, Lda.: 501442600: Rua 1, Lisboa: Portugal
    Esto ya no se puede cambiar aquí. Si falta algo, escriba a Rui.
    Escribir a Rui → /es/casa-azul/contact
  `,
  },
);

stayDetailsTells(
  'details of a property that is let no more',
  'fixed',
  { reservation: { unit: { ...reservation.unit, retired: true } } },
  {
    en: `
    ### What you have told us
    Arrival time: Not given yet
    Invoice: None requested
    This can no longer be changed here. If something is missing, write to Rui.
  `,
  },
);
