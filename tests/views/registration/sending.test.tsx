import { registrationTells } from './registrationTells.tsx';
import { firstGuest, why } from './registrationWords.ts';

registrationTells(
  'guests who are being registered',
  'saving',
  { opened: 2 },
  {
    en: `
    ${why.en}
    ol: Guests
    [Ana Rita Silva Complete] (held back)
    [Rui Silva Complete] (held back)
    [Guest 3 Not started] (held back) (current)
    ### Guest 3 of 3
    The guest, as shown on the document
    Surname: "" (held back)
    Given names: "" (held back)
    Date of birth — If the document shows only the year, enter 1 January.
    Day: "" (held back)
    Month: "" (held back)
    Year: "" (held back)
    Place of birth (optional): "" (held back)
    Nationality: "" (held back)
    [Show suggestions Nationality] (held back)
    The document
    Type of document
    ( ) (held back)
    Passport
    ( ) (held back)
    Identity card
    ( ) (held back)
    Another document
    Document number: "" (held back)
    Issuing country: "" (held back)
    [Show suggestions Issuing country] (held back)
    Where the guest lives
    [ ] Same residence as the first guest (held back)
    Country of residence: "" (held back)
    [Show suggestions Country of residence] (held back)
    Place of residence: "" (held back)
    The [privacy notice](/en/privacy) explains who receives the documents, and when they are deleted.
    status| The guests are being registered…
    [Register all 3 guests] (busy)
    [Back] (held back)
  `,
    pt: `
    ${why.pt}
    ol: Hóspedes
    [Ana Rita Silva Completo] (held back)
    [Rui Silva Completo] (held back)
    [Hóspede 3 Não iniciado] (held back) (current)
    ### Hóspede 3 de 3
    O hóspede, tal como no documento
    Apelido: "" (held back)
    Nomes próprios: "" (held back)
    Data de nascimento — Se o documento indicar apenas o ano, introduza 1 de janeiro.
    Dia: "" (held back)
    Mês: "" (held back)
    Ano: "" (held back)
    Local de nascimento (facultativo): "" (held back)
    Nacionalidade: "" (held back)
    [Apresentar sugestões Nacionalidade] (held back)
    O documento
    Tipo de documento
    ( ) (held back)
    Passaporte
    ( ) (held back)
    Cartão de identidade
    ( ) (held back)
    Outro documento
    Número do documento: "" (held back)
    País emissor: "" (held back)
    [Apresentar sugestões País emissor] (held back)
    Onde vive o hóspede
    [ ] Mesma residência que o primeiro hóspede (held back)
    País de residência: "" (held back)
    [Apresentar sugestões País de residência] (held back)
    Local de residência: "" (held back)
    A [política de privacidade](/pt/privacy) explica quem recebe os documentos e quando são apagados.
    status| A registar os hóspedes…
    [Registar os 3 hóspedes] (busy)
    [Voltar] (held back)
  `,
  },
);

registrationTells(
  'guests who could not be saved',
  'notSaved',
  { failure: 'unavailable' },
  {
    en: `
    ${why.en}
    ol: Guests
    [Ana Rita Silva Complete] (current) => guest.opened {'index':0}
    [Rui Silva Complete] => guest.opened {'index':1}
    [Guest 3 Not started] => guest.opened {'index':2}
    ${firstGuest.en}
    The [privacy notice](/en/privacy) explains who receives the documents, and when they are deleted.
    alert (focus)| Error saving the guests
    alert (focus)| The booking system is not answering right now. Please try again in a moment.
    alert (focus)| What you typed is kept, and nothing is sent twice.
    [Register all 3 guests] => guests.submitted
    [Next guest] => guest.opened {'index':1}
  `,
    de: `
    ${why.de}
    ol: Gäste
    [Ana Rita Silva Vollständig] (current) => guest.opened {'index':0}
    [Rui Silva Vollständig] => guest.opened {'index':1}
    [Gast 3 Nicht begonnen] => guest.opened {'index':2}
    ${firstGuest.de}
    Unter [Datenschutz](/de/privacy) steht, wer die Ausweisdaten erhält und wann sie gelöscht werden.
    alert (focus)| Fehler beim Speichern der Gäste
    alert (focus)| Das Buchungssystem antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.
    alert (focus)| Ihre Eingaben bleiben erhalten, und nichts wird zweimal gesendet.
    [Alle 3 Gäste anmelden] => guests.submitted
    [Nächster Gast] => guest.opened {'index':1}
  `,
    fr: `
    ${why.fr}
    ol: Voyageurs
    [Ana Rita Silva Complet] (current) => guest.opened {'index':0}
    [Rui Silva Complet] => guest.opened {'index':1}
    [Voyageur 3 Non commencé] => guest.opened {'index':2}
    ${firstGuest.fr}
    La [politique de confidentialité](/fr/privacy) explique qui reçoit les documents et quand ils sont supprimés.
    alert (focus)| Erreur lors de l’enregistrement des voyageurs
    alert (focus)| Le système de réservation ne répond pas pour le moment. Veuillez réessayer dans un instant.
    alert (focus)| Votre saisie est conservée, et rien n’est envoyé deux fois.
    [Enregistrer les 3 voyageurs] => guests.submitted
    [Voyageur suivant] => guest.opened {'index':1}
  `,
  },
);
