import type { Language } from '../../../contract/language.ts';

/** The law that asks, and what becomes of the answers. */
export const why: Record<Language, string> = {
  en: `
    Portuguese law (Lei 23/2007) requires your host to report foreign guests, children included. Please fill in a form for each guest.
    Your answers are stored encrypted, passed on by your host to the authorities only, not shown here again once sent, and deleted as soon as the law no longer requires them to be kept.
  `,
  de: `
    Das portugiesische Gesetz (Lei 23/2007) verpflichtet die Unterkunft, ausländische Gäste zu melden, auch Kinder. Bitte füllen Sie für jeden Gast ein Formular aus.
    Ihre Angaben werden verschlüsselt gespeichert, gehen über die Unterkunft nur an die Behörden, werden nach dem Absenden hier nicht mehr angezeigt und gelöscht, sobald das Gesetz ihre Aufbewahrung nicht mehr verlangt.
  `,
  fr: `
    La loi portugaise (Lei 23/2007) oblige votre hôte à déclarer les voyageurs étrangers, enfants compris. Veuillez remplir un formulaire par voyageur.
    Vos réponses sont conservées chiffrées, ne sont transmises par votre hôte qu’aux autorités, ne sont plus affichées ici une fois envoyées et sont supprimées dès que la loi n’exige plus de les garder.
  `,
  pt: `
    A lei portuguesa (Lei 23/2007) obriga o alojamento a comunicar os hóspedes estrangeiros, incluindo as crianças. Preencha um formulário por hóspede.
    As suas respostas são guardadas cifradas, o alojamento envia-as apenas às autoridades, não voltam a ser mostradas aqui depois de enviadas e são apagadas quando a lei deixa de exigir que se guardem.
  `,
  es: `
    La ley portuguesa (Lei 23/2007) obliga al alojamiento a comunicar los huéspedes extranjeros, incluidos los niños. Rellene un formulario por cada huésped.
    Sus respuestas se guardan cifradas, el alojamiento las envía solo a las autoridades, no vuelven a mostrarse aquí una vez enviadas y se borran cuando la ley ya no exige conservarlas.
  `,
};

/** The form of the first guest, filled in. */
export const firstGuest: Record<Language, string> = {
  en: `
    ### Guest 1 of 3
    The guest, as shown on the document
    Surname: "Silva" => guest.changed {'index':0,'form':{'surname':'typed'}}
    Given names: "Ana Rita" => guest.changed {'index':0,'form':{'givenNames':'typed'}}
    Date of birth — If the document shows only the year, enter 1 January.
    Day: "08" => guest.changed {'index':0,'form':{'dateOfBirth':'1957-02-typed'}}
    Month: "02" => guest.changed {'index':0,'form':{'dateOfBirth':'1957-typed-08'}}
    Year: "1957" => guest.changed {'index':0,'form':{'dateOfBirth':'typed-02-08'}}
    Place of birth (optional): "Faro" => guest.changed {'index':0,'form':{'placeOfBirth':'typed'}}
    Nationality: "Portugal"
    [Show suggestions Nationality]
    The document
    Type of document
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
  `,
  de: `
    ### Gast 1 von 3
    Der Gast, wie im Dokument
    Nachname: "Silva" => guest.changed {'index':0,'form':{'surname':'typed'}}
    Vornamen: "Ana Rita" => guest.changed {'index':0,'form':{'givenNames':'typed'}}
    Geburtsdatum — Nennt das Dokument nur das Jahr, geben Sie den 1. Januar an.
    Tag: "08" => guest.changed {'index':0,'form':{'dateOfBirth':'1957-02-typed'}}
    Monat: "02" => guest.changed {'index':0,'form':{'dateOfBirth':'1957-typed-08'}}
    Jahr: "1957" => guest.changed {'index':0,'form':{'dateOfBirth':'typed-02-08'}}
    Geburtsort (freiwillig): "Faro" => guest.changed {'index':0,'form':{'placeOfBirth':'typed'}}
    Staatsangehörigkeit: "Portugal"
    [Empfehlungen anzeigen Staatsangehörigkeit]
    Das Dokument
    Art des Dokuments
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
  `,
  fr: `
    ### Voyageur 1 sur 3
    Le voyageur, comme indiqué sur le document
    Nom de famille: "Silva" => guest.changed {'index':0,'form':{'surname':'typed'}}
    Prénoms: "Ana Rita" => guest.changed {'index':0,'form':{'givenNames':'typed'}}
    Date de naissance — Si le document indique seulement l’année, saisissez le 1er janvier.
    Jour: "08" => guest.changed {'index':0,'form':{'dateOfBirth':'1957-02-typed'}}
    Mois: "02" => guest.changed {'index':0,'form':{'dateOfBirth':'1957-typed-08'}}
    Année: "1957" => guest.changed {'index':0,'form':{'dateOfBirth':'typed-02-08'}}
    Lieu de naissance (facultatif): "Faro" => guest.changed {'index':0,'form':{'placeOfBirth':'typed'}}
    Nationalité: "Portugal"
    [Afficher les suggestions Nationalité]
    Le document
    Type de document
    ( ) => guest.changed {'index':0,'form':{'documentType':'passport'}}
    Passeport
    (x)
    Carte d’identité
    ( ) => guest.changed {'index':0,'form':{'documentType':'other'}}
    Autre document
    Numéro du document: "AB 123" => guest.changed {'index':0,'form':{'documentNumber':'typed'}}
    Pays de délivrance: "Portugal"
    [Afficher les suggestions Pays de délivrance]
    Où vit le voyageur
    Pays de résidence: "France"
    [Afficher les suggestions Pays de résidence]
    Lieu de résidence: "Lyon" => guest.changed {'index':0,'form':{'placeOfResidence':'typed'}}
  `,
  pt: `
    ### Hóspede 1 de 3
    O hóspede, tal como no documento
    Apelido: "Silva" => guest.changed {'index':0,'form':{'surname':'typed'}}
    Nomes próprios: "Ana Rita" => guest.changed {'index':0,'form':{'givenNames':'typed'}}
    Data de nascimento — Se o documento indicar apenas o ano, introduza 1 de janeiro.
    Dia: "08" => guest.changed {'index':0,'form':{'dateOfBirth':'1957-02-typed'}}
    Mês: "02" => guest.changed {'index':0,'form':{'dateOfBirth':'1957-typed-08'}}
    Ano: "1957" => guest.changed {'index':0,'form':{'dateOfBirth':'typed-02-08'}}
    Local de nascimento (facultativo): "Faro" => guest.changed {'index':0,'form':{'placeOfBirth':'typed'}}
    Nacionalidade: "Portugal"
    [Apresentar sugestões Nacionalidade]
    O documento
    Tipo de documento
    ( ) => guest.changed {'index':0,'form':{'documentType':'passport'}}
    Passaporte
    (x)
    Cartão de identidade
    ( ) => guest.changed {'index':0,'form':{'documentType':'other'}}
    Outro documento
    Número do documento: "AB 123" => guest.changed {'index':0,'form':{'documentNumber':'typed'}}
    País emissor: "Portugal"
    [Apresentar sugestões País emissor]
    Onde vive o hóspede
    País de residência: "França"
    [Apresentar sugestões País de residência]
    Local de residência: "Lyon" => guest.changed {'index':0,'form':{'placeOfResidence':'typed'}}
  `,
  es: `
    ### Huésped 1 de 3
    El huésped, tal como en el documento
    Apellidos: "Silva" => guest.changed {'index':0,'form':{'surname':'typed'}}
    Nombre: "Ana Rita" => guest.changed {'index':0,'form':{'givenNames':'typed'}}
    Fecha de nacimiento — Si el documento solo indica el año, introduzca el 1 de enero.
    Día: "08" => guest.changed {'index':0,'form':{'dateOfBirth':'1957-02-typed'}}
    Mes: "02" => guest.changed {'index':0,'form':{'dateOfBirth':'1957-typed-08'}}
    Año: "1957" => guest.changed {'index':0,'form':{'dateOfBirth':'typed-02-08'}}
    Lugar de nacimiento (opcional): "Faro" => guest.changed {'index':0,'form':{'placeOfBirth':'typed'}}
    Nacionalidad: "Portugal"
    [Mostrar sugerencias Nacionalidad]
    El documento
    Tipo de documento
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
  `,
};
