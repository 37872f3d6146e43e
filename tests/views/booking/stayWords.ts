import type { Language } from '../../../contract/language.ts';

/** When to come and with how many, once dates are chosen. */
export const picker: Record<Language, string> = {
  en: `
    Check-in: "2027-05-03" => stay.changed {'dates':{'startDate':'2027-06-01'}}
    Check-out: "2027-05-10" => stay.changed {'dates':{'endDate':'2027-06-01'}}
    [One guest fewer] => guests.changed {'guestCount':2}
    Guests: "3"
    [One guest more] => guests.changed {'guestCount':4}
    Stays of 2 to 28 nights.
    [Clear dates] => stay.changed {'dates':{'startDate':'','endDate':''}}
  `,
  de: `
    Anreise: "2027-05-03" => stay.changed {'dates':{'startDate':'2027-06-01'}}
    Abreise: "2027-05-10" => stay.changed {'dates':{'endDate':'2027-06-01'}}
    [Ein Gast weniger] => guests.changed {'guestCount':2}
    Gäste: "3"
    [Ein Gast mehr] => guests.changed {'guestCount':4}
    Aufenthalte von 2 bis 28 Nächten.
    [Auswahl löschen] => stay.changed {'dates':{'startDate':'','endDate':''}}
  `,
  fr: `
    Arrivée: "2027-05-03" => stay.changed {'dates':{'startDate':'2027-06-01'}}
    Départ: "2027-05-10" => stay.changed {'dates':{'endDate':'2027-06-01'}}
    [Un voyageur de moins] => guests.changed {'guestCount':2}
    Voyageurs: "3"
    [Un voyageur de plus] => guests.changed {'guestCount':4}
    Séjours de 2 à 28 nuits.
    [Effacer les dates] => stay.changed {'dates':{'startDate':'','endDate':''}}
  `,
  pt: `
    Check-in: "2027-05-03" => stay.changed {'dates':{'startDate':'2027-06-01'}}
    Check-out: "2027-05-10" => stay.changed {'dates':{'endDate':'2027-06-01'}}
    [Menos um hóspede] => guests.changed {'guestCount':2}
    Hóspedes: "3"
    [Mais um hóspede] => guests.changed {'guestCount':4}
    Estadias de 2 a 28 noites.
    [Limpar datas] => stay.changed {'dates':{'startDate':'','endDate':''}}
  `,
  es: `
    Llegada: "2027-05-03" => stay.changed {'dates':{'startDate':'2027-06-01'}}
    Salida: "2027-05-10" => stay.changed {'dates':{'endDate':'2027-06-01'}}
    [Un huésped menos] => guests.changed {'guestCount':2}
    Huéspedes: "3"
    [Un huésped más] => guests.changed {'guestCount':4}
    Estancias de 2 a 28 noches.
    [Borrar fechas] => stay.changed {'dates':{'startDate':'','endDate':''}}
  `,
};

/** The fields of somebody who has filled them in. */
export const filledIn: Record<Language, string> = {
  en: `
    First name: "Ana" => details.changed {'details':{'firstName':'typed'}}
    Last name: "Silva" => details.changed {'details':{'lastName':'typed'}}
    [ ] I have only one name => details.changed {'details':{'firstName':'Ana','lastName':'-'}}
    Email: "ana@example.com" — For the one-time password and the confirmation. => details.changed {'details':{'email':'typed'}}
    Country prefix: <Portugal (+351)> => details.changed {'details':{'phonePrefix':'+33'}}
    Phone number: "912 345 678" => details.changed {'details':{'phone':'typed'}}
    [ ] Remember my details on this device => (remember)
    [x] I have special requests => details.changed {'details':{'hasSpecialRequests':false}}
    Special requests: "A cot" — A cot, an allergy, a birthday. We will read it before you arrive. => details.changed {'details':{'specialRequests':'typed'}}
  `,
  de: `
    Vorname: "Ana" => details.changed {'details':{'firstName':'typed'}}
    Nachname: "Silva" => details.changed {'details':{'lastName':'typed'}}
    [ ] Ich habe nur einen Namen => details.changed {'details':{'firstName':'Ana','lastName':'-'}}
    E-Mail: "ana@example.com" — Für den Einmalcode und die Bestätigung. => details.changed {'details':{'email':'typed'}}
    Landesvorwahl: <Portugal (+351)> => details.changed {'details':{'phonePrefix':'+33'}}
    Telefonnummer: "912 345 678" => details.changed {'details':{'phone':'typed'}}
    [ ] Meine Angaben auf diesem Gerät speichern => (remember)
    [x] Ich habe besondere Wünsche => details.changed {'details':{'hasSpecialRequests':false}}
    Besondere Wünsche: "A cot" — Ein Babybett, eine Allergie, ein Geburtstag: Wir lesen es, bevor Sie kommen. => details.changed {'details':{'specialRequests':'typed'}}
  `,
  fr: `
    Prénom: "Ana" => details.changed {'details':{'firstName':'typed'}}
    Nom: "Silva" => details.changed {'details':{'lastName':'typed'}}
    [ ] J’ai un seul nom => details.changed {'details':{'firstName':'Ana','lastName':'-'}}
    E-mail: "ana@example.com" — Pour le code à usage unique et la confirmation. => details.changed {'details':{'email':'typed'}}
    Indicatif du pays: <Portugal (+351)> => details.changed {'details':{'phonePrefix':'+33'}}
    Numéro de téléphone: "912 345 678" => details.changed {'details':{'phone':'typed'}}
    [ ] Mémoriser mes coordonnées sur cet appareil => (remember)
    [x] J’ai des demandes particulières => details.changed {'details':{'hasSpecialRequests':false}}
    Demandes particulières: "A cot" — Un lit bébé, une allergie, un anniversaire. Nous le lirons avant votre venue. => details.changed {'details':{'specialRequests':'typed'}}
  `,
  pt: `
    Nome próprio: "Ana" => details.changed {'details':{'firstName':'typed'}}
    Apelido: "Silva" => details.changed {'details':{'lastName':'typed'}}
    [ ] Tenho apenas um nome => details.changed {'details':{'firstName':'Ana','lastName':'-'}}
    E-mail: "ana@example.com" — Para o código de utilização única e a confirmação. => details.changed {'details':{'email':'typed'}}
    Indicativo do país: <Portugal (+351)> => details.changed {'details':{'phonePrefix':'+33'}}
    Número de telefone: "912 345 678" => details.changed {'details':{'phone':'typed'}}
    [ ] Memorizar os meus dados neste dispositivo => (remember)
    [x] Tenho pedidos especiais => details.changed {'details':{'hasSpecialRequests':false}}
    Pedidos especiais: "A cot" — Um berço, uma alergia, um aniversário. Lemos antes da sua chegada. => details.changed {'details':{'specialRequests':'typed'}}
  `,
  es: `
    Nombre: "Ana" => details.changed {'details':{'firstName':'typed'}}
    Apellidos: "Silva" => details.changed {'details':{'lastName':'typed'}}
    [ ] Tengo un solo nombre => details.changed {'details':{'firstName':'Ana','lastName':'-'}}
    Correo electrónico: "ana@example.com" — Para el código de un solo uso y la confirmación. => details.changed {'details':{'email':'typed'}}
    Prefijo del país: <Portugal (+351)> => details.changed {'details':{'phonePrefix':'+33'}}
    Número de teléfono: "912 345 678" => details.changed {'details':{'phone':'typed'}}
    [ ] Recordar mis datos en este dispositivo => (remember)
    [x] Tengo peticiones especiales => details.changed {'details':{'hasSpecialRequests':false}}
    Peticiones especiales: "A cot" — Una cuna, una alergia, un cumpleaños. Lo leeremos antes de que llegue. => details.changed {'details':{'specialRequests':'typed'}}
  `,
};
