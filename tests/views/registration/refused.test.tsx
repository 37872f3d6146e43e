import { refused, registrationTells } from './registrationTells.tsx';
import { why } from './registrationWords.ts';

registrationTells('guests with mistakes', 'refused', refused, {
  en: `
    alert (focus)| ### Error saving the guests
    alert (focus)| Please check for validation errors. What you typed is kept.
    alert (focus)| Guest 1 – Date of birth: This is not a possible date of birth. → #registration-0-dateOfBirth
    alert (focus)| Guest 1: Choose the type of document. → #registration-0-documentType
    alert (focus)| Guest 1 – Nationality: This value is not a country. → #registration-0-nationality
    alert (focus)| Guest 3: Enter the surname. → #registration-2-surname
    alert (focus)| - Guests: There should be one form for each guest of the reservation.
    ${why.en}
    ol: Guests
    [Ana Rita Silva Needs correcting] (current) => guest.opened {'index':0}
    [Rui Silva Complete] => guest.opened {'index':1}
    [Guest 3 Needs correcting] => guest.opened {'index':2}
    ### Guest 1 of 3
    The guest, as shown on the document
    Surname: "Silva" => guest.changed {'index':0,'form':{'surname':'typed'}}
    Given names: "Ana Rita" => guest.changed {'index':0,'form':{'givenNames':'typed'}}
    Date of birth — This is not a possible date of birth. — If the document shows only the year, enter 1 January.
    Day: "08" (refused) => guest.changed {'index':0,'form':{'dateOfBirth':'1957-02-typed'}}
    Month: "02" (refused) => guest.changed {'index':0,'form':{'dateOfBirth':'1957-typed-08'}}
    Year: "1957" (refused) => guest.changed {'index':0,'form':{'dateOfBirth':'typed-02-08'}}
    Place of birth (optional): "Faro" => guest.changed {'index':0,'form':{'placeOfBirth':'typed'}}
    Nationality: "Portugal" (refused) — This value is not a country.
    [Show suggestions Nationality]
    The document
    Type of document — Choose the type of document.
    ( ) => guest.changed {'index':0,'form':{'documentType':'passport'}}
    Passport
    (x)
    Identity card
    ( ) => guest.changed {'index':0,'form':{'documentType':'other'}}
    Another document
    Document number: "AB 123" => guest.changed {'index':0,'form':{'documentNumber':'typed'}}
    Issuing country: "Portugal"
    [Show suggestions Issuing country]
    Where the guest lives
    Country of residence: "France"
    [Show suggestions Country of residence]
    Place of residence: "Lyon" => guest.changed {'index':0,'form':{'placeOfResidence':'typed'}}
    The [privacy notice](/en/privacy) explains who receives the documents, and when they are deleted.
    [Register all 3 guests] => guests.submitted
    [Next guest] => guest.opened {'index':1}
  `,
  de: `
    alert (focus)| ### Fehler beim Speichern der Gäste
    alert (focus)| Bitte prüfen Sie die Eingabefehler. Ihre Angaben bleiben erhalten.
    alert (focus)| Gast 1 – Geburtsdatum: Dieses Geburtsdatum ist nicht möglich. → #registration-0-dateOfBirth
    alert (focus)| Gast 1: Wählen Sie die Art des Dokuments. → #registration-0-documentType
    alert (focus)| Gast 1 – Staatsangehörigkeit: Wählen Sie ein Land aus der Liste. → #registration-0-nationality
    alert (focus)| Gast 3: Geben Sie den Nachnamen ein. → #registration-2-surname
    alert (focus)| - Gäste: Für jeden Gast der Buchung wird ein Formular benötigt.
    ${why.de}
    ol: Gäste
    [Ana Rita Silva Zu berichtigen] (current) => guest.opened {'index':0}
    [Rui Silva Vollständig] => guest.opened {'index':1}
    [Gast 3 Zu berichtigen] => guest.opened {'index':2}
    ### Gast 1 von 3
    Der Gast, wie im Dokument
    Nachname: "Silva" => guest.changed {'index':0,'form':{'surname':'typed'}}
    Vornamen: "Ana Rita" => guest.changed {'index':0,'form':{'givenNames':'typed'}}
    Geburtsdatum — Dieses Geburtsdatum ist nicht möglich. — Nennt das Dokument nur das Jahr, geben Sie den 1. Januar an.
    Tag: "08" (refused) => guest.changed {'index':0,'form':{'dateOfBirth':'1957-02-typed'}}
    Monat: "02" (refused) => guest.changed {'index':0,'form':{'dateOfBirth':'1957-typed-08'}}
    Jahr: "1957" (refused) => guest.changed {'index':0,'form':{'dateOfBirth':'typed-02-08'}}
    Geburtsort (freiwillig): "Faro" => guest.changed {'index':0,'form':{'placeOfBirth':'typed'}}
    Staatsangehörigkeit: "Portugal" (refused) — Wählen Sie ein Land aus der Liste.
    [Empfehlungen anzeigen Staatsangehörigkeit]
    Das Dokument
    Art des Dokuments — Wählen Sie die Art des Dokuments.
    ( ) => guest.changed {'index':0,'form':{'documentType':'passport'}}
    Reisepass
    (x)
    Personalausweis
    ( ) => guest.changed {'index':0,'form':{'documentType':'other'}}
    Anderes Dokument
    Nummer des Dokuments: "AB 123" => guest.changed {'index':0,'form':{'documentNumber':'typed'}}
    Ausstellendes Land: "Portugal"
    [Empfehlungen anzeigen Ausstellendes Land]
    Wo der Gast wohnt
    Wohnsitzland: "Frankreich"
    [Empfehlungen anzeigen Wohnsitzland]
    Wohnort: "Lyon" => guest.changed {'index':0,'form':{'placeOfResidence':'typed'}}
    Unter [Datenschutz](/de/privacy) steht, wer die Ausweisdaten erhält und wann sie gelöscht werden.
    [Alle 3 Gäste anmelden] => guests.submitted
    [Nächster Gast] => guest.opened {'index':1}
  `,
  es: `
    alert (focus)| ### Error al guardar los huéspedes
    alert (focus)| Revise los errores de validación. Lo que ha escrito se conserva.
    alert (focus)| Huésped 1 – Fecha de nacimiento: Esta fecha de nacimiento no es posible. → #registration-0-dateOfBirth
    alert (focus)| Huésped 1: Elija el tipo de documento. → #registration-0-documentType
    alert (focus)| Huésped 1 – Nacionalidad: Elija un país de la lista. → #registration-0-nationality
    alert (focus)| Huésped 3: Indique los apellidos. → #registration-2-surname
    alert (focus)| - Huéspedes: Debe haber un formulario para cada huésped de la reserva.
    ${why.es}
    ol: Huéspedes
    [Ana Rita Silva Por corregir] (current) => guest.opened {'index':0}
    [Rui Silva Completo] => guest.opened {'index':1}
    [Huésped 3 Por corregir] => guest.opened {'index':2}
    ### Huésped 1 de 3
    El huésped, tal como en el documento
    Apellidos: "Silva" => guest.changed {'index':0,'form':{'surname':'typed'}}
    Nombre: "Ana Rita" => guest.changed {'index':0,'form':{'givenNames':'typed'}}
    Fecha de nacimiento — Esta fecha de nacimiento no es posible. — Si el documento solo indica el año, introduzca el 1 de enero.
    Día: "08" (refused) => guest.changed {'index':0,'form':{'dateOfBirth':'1957-02-typed'}}
    Mes: "02" (refused) => guest.changed {'index':0,'form':{'dateOfBirth':'1957-typed-08'}}
    Año: "1957" (refused) => guest.changed {'index':0,'form':{'dateOfBirth':'typed-02-08'}}
    Lugar de nacimiento (opcional): "Faro" => guest.changed {'index':0,'form':{'placeOfBirth':'typed'}}
    Nacionalidad: "Portugal" (refused) — Elija un país de la lista.
    [Mostrar sugerencias Nacionalidad]
    El documento
    Tipo de documento — Elija el tipo de documento.
    ( ) => guest.changed {'index':0,'form':{'documentType':'passport'}}
    Pasaporte
    (x)
    Documento de identidad
    ( ) => guest.changed {'index':0,'form':{'documentType':'other'}}
    Otro documento
    Número del documento: "AB 123" => guest.changed {'index':0,'form':{'documentNumber':'typed'}}
    País emisor: "Portugal"
    [Mostrar sugerencias País emisor]
    Dónde vive el huésped
    País de residencia: "Francia"
    [Mostrar sugerencias País de residencia]
    Lugar de residencia: "Lyon" => guest.changed {'index':0,'form':{'placeOfResidence':'typed'}}
    La [política de privacidad](/es/privacy) explica quién recibe los documentos y cuándo se borran.
    [Registrar a los 3 huéspedes] => guests.submitted
    [Huésped siguiente] => guest.opened {'index':1}
  `,
});
