import { reservation } from '../support/reservation.ts';
import { registrationTells } from './registrationTells.tsx';
import { firstGuest, why } from './registrationWords.ts';

registrationTells(
  'the first guest’s form',
  'collecting',
  {},
  {
    en: `
    ${why.en}
    ol: Guests
    [Ana Rita Silva Complete] (current) => guest.opened {'index':0}
    [Rui Silva Complete] => guest.opened {'index':1}
    [Guest 3 Not started] => guest.opened {'index':2}
    ${firstGuest.en}
    [Next guest] => guest.opened {'index':1}
  `,
    de: `
    ${why.de}
    ol: Gäste
    [Ana Rita Silva Vollständig] (current) => guest.opened {'index':0}
    [Rui Silva Vollständig] => guest.opened {'index':1}
    [Gast 3 Nicht begonnen] => guest.opened {'index':2}
    ${firstGuest.de}
    [Nächster Gast] => guest.opened {'index':1}
  `,
    es: `
    ${why.es}
    ol: Huéspedes
    [Ana Rita Silva Completo] (current) => guest.opened {'index':0}
    [Rui Silva Completo] => guest.opened {'index':1}
    [Huésped 3 Sin empezar] => guest.opened {'index':2}
    ${firstGuest.es}
    [Huésped siguiente] => guest.opened {'index':1}
  `,
  },
);

registrationTells(
  'the first guest’s form, once the host lets them register anew',
  'collecting',
  {},
  {
    en: `
    Please register all guests again
The registration has been reopened by Rui, so that it can be corrected. Your earlier answers are kept encrypted, are not shown, and remain valid until you send new ones.
    ${why.en}
    ol: Guests
    [Ana Rita Silva Complete] (current) => guest.opened {'index':0}
    [Rui Silva Complete] => guest.opened {'index':1}
    [Guest 3 Not started] => guest.opened {'index':2}
    ${firstGuest.en}
    [Next guest] => guest.opened {'index':1}
  `,
  },
  {
    ...reservation,
    registration: { status: 'open', guests: 0, confirmedAt: null, reopened: true },
  },
);

registrationTells(
  'the form of a guest who lives with the first',
  'collecting',
  { opened: 1 },
  {
    en: `
    ${why.en}
    ol: Guests
    [Ana Rita Silva Complete] => guest.opened {'index':0}
    [Rui Silva Complete] (current) => guest.opened {'index':1}
    [Guest 3 Not started] => guest.opened {'index':2}
    ### Guest 2 of 3
    The guest, as shown on the document
    Surname: "Silva" => guest.changed {'index':1,'form':{'surname':'typed'}}
    Given names: "Rui" => guest.changed {'index':1,'form':{'givenNames':'typed'}}
    Date of birth — If the document shows only the year, enter 1 January.
    Day: "08" => guest.changed {'index':1,'form':{'dateOfBirth':'1957-02-typed'}}
    Month: "02" => guest.changed {'index':1,'form':{'dateOfBirth':'1957-typed-08'}}
    Year: "1957" => guest.changed {'index':1,'form':{'dateOfBirth':'typed-02-08'}}
    Place of birth (optional): "Faro" => guest.changed {'index':1,'form':{'placeOfBirth':'typed'}}
    Nationality: "Portugal"
    [Show suggestions Nationality]
    The document
    Type of document
    ( ) => guest.changed {'index':1,'form':{'documentType':'passport'}}
    Passport
    (x)
    Identity card
    ( ) => guest.changed {'index':1,'form':{'documentType':'other'}}
    Another document
    Document number: "AB 123" => guest.changed {'index':1,'form':{'documentNumber':'typed'}}
    Issuing country: "Portugal"
    [Show suggestions Issuing country]
    Where the guest lives
    [x] Same residence as the first guest => guest.changed {'index':1,'form':{'sharesResidence':false}}
    Lyon, France
    [Next guest] => guest.opened {'index':2}
    [Back] => guest.opened {'index':0}
  `,
    fr: `
    ${why.fr}
    ol: Voyageurs
    [Ana Rita Silva Complet] => guest.opened {'index':0}
    [Rui Silva Complet] (current) => guest.opened {'index':1}
    [Voyageur 3 Non commencé] => guest.opened {'index':2}
    ### Voyageur 2 sur 3
    Le voyageur, comme indiqué sur le document
    Nom de famille: "Silva" => guest.changed {'index':1,'form':{'surname':'typed'}}
    Prénoms: "Rui" => guest.changed {'index':1,'form':{'givenNames':'typed'}}
    Date de naissance — Si le document indique seulement l’année, saisissez le 1er janvier.
    Jour: "08" => guest.changed {'index':1,'form':{'dateOfBirth':'1957-02-typed'}}
    Mois: "02" => guest.changed {'index':1,'form':{'dateOfBirth':'1957-typed-08'}}
    Année: "1957" => guest.changed {'index':1,'form':{'dateOfBirth':'typed-02-08'}}
    Lieu de naissance (facultatif): "Faro" => guest.changed {'index':1,'form':{'placeOfBirth':'typed'}}
    Nationalité: "Portugal"
    [Afficher les suggestions Nationalité]
    Le document
    Type de document
    ( ) => guest.changed {'index':1,'form':{'documentType':'passport'}}
    Passeport
    (x)
    Carte d’identité
    ( ) => guest.changed {'index':1,'form':{'documentType':'other'}}
    Autre document
    Numéro du document: "AB 123" => guest.changed {'index':1,'form':{'documentNumber':'typed'}}
    Pays de délivrance: "Portugal"
    [Afficher les suggestions Pays de délivrance]
    Où vit le voyageur
    [x] Même résidence que le premier voyageur => guest.changed {'index':1,'form':{'sharesResidence':false}}
    Lyon, France
    [Voyageur suivant] => guest.opened {'index':2}
    [Retour] => guest.opened {'index':0}
  `,
  },
);

registrationTells(
  'the last guest’s form',
  'collecting',
  { opened: 2 },
  {
    de: `
    ${why.de}
    ol: Gäste
    [Ana Rita Silva Vollständig] => guest.opened {'index':0}
    [Rui Silva Vollständig] => guest.opened {'index':1}
    [Gast 3 Nicht begonnen] (current) => guest.opened {'index':2}
    ### Gast 3 von 3
    Der Gast, wie im Dokument
    Nachname: "" => guest.changed {'index':2,'form':{'surname':'typed'}}
    Vornamen: "" => guest.changed {'index':2,'form':{'givenNames':'typed'}}
    Geburtsdatum — Nennt das Dokument nur das Jahr, geben Sie den 1. Januar an.
    Tag: "" => guest.changed {'index':2,'form':{'dateOfBirth':'--typed'}}
    Monat: "" => guest.changed {'index':2,'form':{'dateOfBirth':'-typed-'}}
    Jahr: "" => guest.changed {'index':2,'form':{'dateOfBirth':'typed--'}}
    Geburtsort (freiwillig): "" => guest.changed {'index':2,'form':{'placeOfBirth':'typed'}}
    Staatsangehörigkeit: ""
    [Empfehlungen anzeigen Staatsangehörigkeit]
    Das Dokument
    Art des Dokuments
    ( ) => guest.changed {'index':2,'form':{'documentType':'passport'}}
    Reisepass
    ( ) => guest.changed {'index':2,'form':{'documentType':'identity_card'}}
    Personalausweis
    ( ) => guest.changed {'index':2,'form':{'documentType':'other'}}
    Anderes Dokument
    Nummer des Dokuments: "" => guest.changed {'index':2,'form':{'documentNumber':'typed'}}
    Ausstellendes Land: ""
    [Empfehlungen anzeigen Ausstellendes Land]
    Wo der Gast wohnt
    [ ] Gleicher Wohnsitz wie der erste Gast => guest.changed {'index':2,'form':{'sharesResidence':true}}
    Wohnsitzland: ""
    [Empfehlungen anzeigen Wohnsitzland]
    Wohnort: "" => guest.changed {'index':2,'form':{'placeOfResidence':'typed'}}
    Unter [Datenschutz](/de/privacy) steht, wer die Ausweisdaten erhält und wann sie gelöscht werden.
    [Alle 3 Gäste anmelden] => guests.submitted
    [Zurück] => guest.opened {'index':1}
  `,
    es: `
    ${why.es}
    ol: Huéspedes
    [Ana Rita Silva Completo] => guest.opened {'index':0}
    [Rui Silva Completo] => guest.opened {'index':1}
    [Huésped 3 Sin empezar] (current) => guest.opened {'index':2}
    ### Huésped 3 de 3
    El huésped, tal como en el documento
    Apellidos: "" => guest.changed {'index':2,'form':{'surname':'typed'}}
    Nombre: "" => guest.changed {'index':2,'form':{'givenNames':'typed'}}
    Fecha de nacimiento — Si el documento solo indica el año, introduzca el 1 de enero.
    Día: "" => guest.changed {'index':2,'form':{'dateOfBirth':'--typed'}}
    Mes: "" => guest.changed {'index':2,'form':{'dateOfBirth':'-typed-'}}
    Año: "" => guest.changed {'index':2,'form':{'dateOfBirth':'typed--'}}
    Lugar de nacimiento (opcional): "" => guest.changed {'index':2,'form':{'placeOfBirth':'typed'}}
    Nacionalidad: ""
    [Mostrar sugerencias Nacionalidad]
    El documento
    Tipo de documento
    ( ) => guest.changed {'index':2,'form':{'documentType':'passport'}}
    Pasaporte
    ( ) => guest.changed {'index':2,'form':{'documentType':'identity_card'}}
    Documento de identidad
    ( ) => guest.changed {'index':2,'form':{'documentType':'other'}}
    Otro documento
    Número del documento: "" => guest.changed {'index':2,'form':{'documentNumber':'typed'}}
    País emisor: ""
    [Mostrar sugerencias País emisor]
    Dónde vive el huésped
    [ ] Misma residencia que el primer huésped => guest.changed {'index':2,'form':{'sharesResidence':true}}
    País de residencia: ""
    [Mostrar sugerencias País de residencia]
    Lugar de residencia: "" => guest.changed {'index':2,'form':{'placeOfResidence':'typed'}}
    La [política de privacidad](/es/privacy) explica quién recibe los documentos y cuándo se borran.
    [Registrar a los 3 huéspedes] => guests.submitted
    [Atrás] => guest.opened {'index':1}
  `,
  },
);
