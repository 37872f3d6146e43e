import { bookingTells } from './bookingTells.tsx';
import { options, ordered, orderedStay, price } from './priceWords.ts';

bookingTells({
  'form.editing': {
    en: `
      ### Your details (focus)
      First name: "" => details.changed {'details':{'firstName':'typed'}}
      Last name: "" => details.changed {'details':{'lastName':'typed'}}
      [ ] I have only one name => details.changed {'details':{'firstName':'','lastName':'-'}}
      Email: "" — For the one-time password and the confirmation. => details.changed {'details':{'email':'typed'}}
      Country prefix: <Choose> => details.changed {'details':{'phonePrefix':'+33'}}
      Phone number: "" => details.changed {'details':{'phone':'typed'}}
      [ ] Remember my details on this device => (remember)
      [ ] I have special requests => details.changed {'details':{'hasSpecialRequests':true}}
      How would you like to pay?
      ( ) — €751.65 now Free cancellation before 19 April 2027, 15:00 => details.changed {'details':{'paymentOptionId':'now'}}
      Everything today
      (x) — Nothing now, €225.50 on 15 Jan, €526.15 on 2 May No refund
      In parts
      ${orderedStay.en}
      ${price.en}
      Nothing is due now. Your card is kept on file until payment is due.
      Due on 15 January 2027: €225.50
      Due on 2 May 2027: €526.15
      - No refund
      These [terms](/en/terms) apply to your booking. The [privacy notice](/en/privacy) explains what is kept about you.
      [Book with obligation to pay] => form.submitted
      [Choose other dates] => dates.revisited
      Next, we will email you a one-time password to confirm your address. You pay after that.
    `,
    de: `
      ### Ihre Angaben (focus)
      Vorname: "" => details.changed {'details':{'firstName':'typed'}}
      Nachname: "" => details.changed {'details':{'lastName':'typed'}}
      [ ] Ich habe nur einen Namen => details.changed {'details':{'firstName':'','lastName':'-'}}
      E-Mail: "" — Für den Einmalcode und die Bestätigung. => details.changed {'details':{'email':'typed'}}
      Landesvorwahl: <Wählen> => details.changed {'details':{'phonePrefix':'+33'}}
      Telefonnummer: "" => details.changed {'details':{'phone':'typed'}}
      [ ] Meine Angaben auf diesem Gerät speichern => (remember)
      [ ] Ich habe besondere Wünsche => details.changed {'details':{'hasSpecialRequests':true}}
      Wie möchten Sie bezahlen?
      ( ) — 751,65 € jetzt Kostenlose Stornierung vor dem 19. April 2027, 15:00 Uhr => details.changed {'details':{'paymentOptionId':'now'}}
      Everything today
      (x) — Jetzt nichts, 225,50 € am 15. Jan., 526,15 € am 2. Mai Keine Erstattung
      In parts
      ${orderedStay.de}
      ${price.de}
      Jetzt ist nichts fällig. Ihre Karte wird bis zum Tag der Fälligkeit hinterlegt.
      Fällig am 15. Januar 2027: 225,50 €
      Fällig am 2. Mai 2027: 526,15 €
      - Keine Erstattung
      Für Ihre Buchung gelten diese [Bedingungen](/de/terms). Unter [Datenschutz](/de/privacy) steht, was über Sie gespeichert wird.
      [Zahlungspflichtig buchen] => form.submitted
      [Andere Reisedaten wählen] => dates.revisited
      Als Nächstes senden wir Ihnen per E-Mail einen Einmalcode, um Ihre Adresse zu bestätigen. Erst danach bezahlen Sie.
    `,
    pt: `
      ### Os seus dados (focus)
      Nome próprio: "" => details.changed {'details':{'firstName':'typed'}}
      Apelido: "" => details.changed {'details':{'lastName':'typed'}}
      [ ] Tenho apenas um nome => details.changed {'details':{'firstName':'','lastName':'-'}}
      E-mail: "" — Para o código de utilização única e a confirmação. => details.changed {'details':{'email':'typed'}}
      Indicativo do país: <Escolher> => details.changed {'details':{'phonePrefix':'+33'}}
      Número de telefone: "" => details.changed {'details':{'phone':'typed'}}
      [ ] Memorizar os meus dados neste dispositivo => (remember)
      [ ] Tenho pedidos especiais => details.changed {'details':{'hasSpecialRequests':true}}
      Como prefere pagar?
      ( ) — 751,65 € agora Cancelamento gratuito antes de 19 de abril de 2027, 15:00 => details.changed {'details':{'paymentOptionId':'now'}}
      Everything today
      (x) — Nada agora, 225,50 € a 15/01, 526,15 € a 2/05 Sem reembolso
      In parts
      ${orderedStay.pt}
      ${price.pt}
      Não paga nada agora. O seu cartão fica guardado para o dia do pagamento.
      A pagar a 15 de janeiro de 2027: 225,50 €
      A pagar a 2 de maio de 2027: 526,15 €
      - Sem reembolso
      Estas [condições](/pt/terms) aplicam-se à sua reserva. A [política de privacidade](/pt/privacy) explica o que é guardado sobre si.
      [Reservar com obrigação de pagamento] => form.submitted
      [Escolher outras datas] => dates.revisited
      A seguir, enviamos-lhe por e-mail um código de utilização única para confirmar o endereço. O pagamento é feito depois.
    `,
  },
  'form.refused': {
    en: `
      ### Your details
      alert (focus)| ### Validation failed
      alert (focus)| Please check the fields that are marked.
      alert (focus)| Enter your first name. → #booking-firstName
      alert (focus)| Country prefix: Choose the country of your phone number. → #booking-phonePrefix
      alert (focus)| Special requests: This value is too long. → #booking-specialRequests
      First name: "Ana" (refused) — Enter your first name. => details.changed {'details':{'firstName':'typed'}}
      Last name: "Silva" => details.changed {'details':{'lastName':'typed'}}
      [ ] I have only one name => details.changed {'details':{'firstName':'Ana','lastName':'-'}}
      Email: "ana@example.com" — For the one-time password and the confirmation. => details.changed {'details':{'email':'typed'}}
      Country prefix: <Portugal (+351)> (refused) — Choose the country of your phone number. => details.changed {'details':{'phonePrefix':'+33'}}
      Phone number: "912 345 678" => details.changed {'details':{'phone':'typed'}}
      [ ] Remember my details on this device => (remember)
      [x] I have special requests => details.changed {'details':{'hasSpecialRequests':false}}
      Special requests: "A cot" (refused) — This value is too long. — A cot, an allergy, a birthday. We will read it before you arrive. => details.changed {'details':{'specialRequests':'typed'}}
      ${options.en}
      ${ordered('en')}
      These [terms](/en/terms) apply to your booking. The [privacy notice](/en/privacy) explains what is kept about you.
      [Book with obligation to pay] => form.submitted
      [Choose other dates] => dates.revisited
      Next, we will email you a one-time password to confirm your address. You pay after that.
    `,
    fr: `
      ### Vos coordonnées
      alert (focus)| ### Échec de la validation
      alert (focus)| Veuillez vérifier les champs signalés.
      alert (focus)| Indiquez votre prénom. → #booking-firstName
      alert (focus)| Indicatif du pays: Choisissez le pays de votre numéro de téléphone. → #booking-phonePrefix
      alert (focus)| Demandes particulières: Cette valeur est trop longue. → #booking-specialRequests
      Prénom: "Ana" (refused) — Indiquez votre prénom. => details.changed {'details':{'firstName':'typed'}}
      Nom: "Silva" => details.changed {'details':{'lastName':'typed'}}
      [ ] J’ai un seul nom => details.changed {'details':{'firstName':'Ana','lastName':'-'}}
      E-mail: "ana@example.com" — Pour le code à usage unique et la confirmation. => details.changed {'details':{'email':'typed'}}
      Indicatif du pays: <Portugal (+351)> (refused) — Choisissez le pays de votre numéro de téléphone. => details.changed {'details':{'phonePrefix':'+33'}}
      Numéro de téléphone: "912 345 678" => details.changed {'details':{'phone':'typed'}}
      [ ] Mémoriser mes coordonnées sur cet appareil => (remember)
      [x] J’ai des demandes particulières => details.changed {'details':{'hasSpecialRequests':false}}
      Demandes particulières: "A cot" (refused) — Cette valeur est trop longue. — Un lit bébé, une allergie, un anniversaire. Nous le lirons avant votre venue. => details.changed {'details':{'specialRequests':'typed'}}
      ${options.fr}
      ${ordered('fr')}
      Ces [conditions](/fr/terms) s’appliquent à votre réservation. La [politique de confidentialité](/fr/privacy) explique ce qui est conservé à votre sujet.
      [Réserver avec obligation de paiement] => form.submitted
      [Choisir d’autres dates] => dates.revisited
      Nous vous envoyons ensuite par e-mail un code à usage unique pour confirmer votre adresse. Le paiement vient après.
    `,
  },
});
