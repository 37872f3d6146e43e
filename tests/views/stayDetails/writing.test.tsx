import { invoice, refusals, stayDetailsTells } from './stayDetailsTells.tsx';

const form = { arrivalTime: '22:00', hasInvoice: true, invoice };

stayDetailsTells(
  'the form',
  'editing',
  {},
  {
    en: `
    ### Anything we should know? (focus)
    Arrival time: <I do not know yet> — Check-in is from 15:00. A rough time is enough. => details.changed {'form':{'arrivalTime':''}}
    [ ] I need an invoice with my details => details.changed {'form':{'hasInvoice':true}}
    [Save] => details.submitted
    [Leave as it was] => details.dismissed
  `,
    de: `
    ### Was sollten wir wissen? (focus)
    Ankunftszeit: <Weiß ich noch nicht> — Check-in ist ab 15:00 Uhr. Eine ungefähre Zeit genügt. => details.changed {'form':{'arrivalTime':''}}
    [ ] Ich brauche eine Rechnung mit meinen Angaben => details.changed {'form':{'hasInvoice':true}}
    [Speichern] => details.submitted
    [So lassen, wie es war] => details.dismissed
  `,
    fr: `
    ### Que devons-nous savoir ? (focus)
    Heure d’arrivée: <Je ne sais pas encore> — L’arrivée est possible à partir de 15 h. Une heure approximative suffit. => details.changed {'form':{'arrivalTime':''}}
    [ ] J’ai besoin d’une facture à mon nom => details.changed {'form':{'hasInvoice':true}}
    [Enregistrer] => details.submitted
    [Laisser tel quel] => details.dismissed
  `,
    pt: `
    ### Há algo que devamos saber? (focus)
    Hora de chegada: <Ainda não sei> — O check-in é a partir das 15:00. Basta uma hora aproximada. => details.changed {'form':{'arrivalTime':''}}
    [ ] Preciso de uma fatura com os meus dados => details.changed {'form':{'hasInvoice':true}}
    [Guardar] => details.submitted
    [Deixar como estava] => details.dismissed
  `,
    es: `
    ### ¿Hay algo que debamos saber? (focus)
    Hora de llegada: <Todavía no lo sé> — La llegada es a partir de las 15:00. Basta una hora aproximada. => details.changed {'form':{'arrivalTime':''}}
    [ ] Necesito una factura con mis datos => details.changed {'form':{'hasInvoice':true}}
    [Guardar] => details.submitted
    [Dejarlo como estaba] => details.dismissed
  `,
  },
);

stayDetailsTells(
  'the form with an invoice',
  'editing',
  { context: { form } },
  {
    en: `
    ### Anything we should know? (focus)
    Arrival time: <22:00> — Check-in is from 15:00. A rough time is enough. => details.changed {'form':{'arrivalTime':''}}
    [x] I need an invoice with my details => details.changed {'form':{'hasInvoice':false}}
    Name on the invoice: "Silva, Lda." — A person or a company. Your host issues the invoice and sends it to you. => details.changed {'form':{'invoice':{'name':'typed','taxNumber':'501442600','address':'Rua 1, Lisboa','country':'PRT'}}}
    Country: <Portugal> => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'Rua 1, Lisboa','country':''}}}
    Tax number (NIF): "501442600" => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'typed','address':'Rua 1, Lisboa','country':'PRT'}}}
    Address: "Rua 1, Lisboa" — Street, postcode and city => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'typed','country':'PRT'}}}
    [Save] => details.submitted
    [Leave as it was] => details.dismissed
  `,
    de: `
    ### Was sollten wir wissen? (focus)
    Ankunftszeit: <22:00> — Check-in ist ab 15:00 Uhr. Eine ungefähre Zeit genügt. => details.changed {'form':{'arrivalTime':''}}
    [x] Ich brauche eine Rechnung mit meinen Angaben => details.changed {'form':{'hasInvoice':false}}
    Name auf der Rechnung: "Silva, Lda." — Eine Person oder eine Firma. Die Unterkunft stellt die Rechnung aus und schickt sie Ihnen. => details.changed {'form':{'invoice':{'name':'typed','taxNumber':'501442600','address':'Rua 1, Lisboa','country':'PRT'}}}
    Land: <Portugal> => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'Rua 1, Lisboa','country':''}}}
    Steuernummer (NIF): "501442600" => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'typed','address':'Rua 1, Lisboa','country':'PRT'}}}
    Adresse: "Rua 1, Lisboa" — Straße, Postleitzahl und Ort => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'typed','country':'PRT'}}}
    [Speichern] => details.submitted
    [So lassen, wie es war] => details.dismissed
  `,
  },
);

stayDetailsTells(
  'an invoice for another country',
  'editing',
  { context: { form: { ...form, invoice: { ...invoice, country: 'DEU' } } } },
  {
    en: `
    ### Anything we should know? (focus)
    Arrival time: <22:00> — Check-in is from 15:00. A rough time is enough. => details.changed {'form':{'arrivalTime':''}}
    [x] I need an invoice with my details => details.changed {'form':{'hasInvoice':false}}
    Name on the invoice: "Silva, Lda." — A person or a company. Your host issues the invoice and sends it to you. => details.changed {'form':{'invoice':{'name':'typed','taxNumber':'501442600','address':'Rua 1, Lisboa','country':'DEU'}}}
    Country: <Germany> => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'Rua 1, Lisboa','country':''}}}
    Tax or VAT number (optional): "501442600" => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'typed','address':'Rua 1, Lisboa','country':'DEU'}}}
    Address: "Rua 1, Lisboa" — Street, postcode and city => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'typed','country':'DEU'}}}
    [Save] => details.submitted
    [Leave as it was] => details.dismissed
  `,
  },
);

stayDetailsTells(
  'details that are sent',
  'saving',
  { context: { form } },
  {
    en: `
    ### Anything we should know? (focus)
    Arrival time: <22:00> — Check-in is from 15:00. A rough time is enough. => details.changed {'form':{'arrivalTime':''}}
    [x] I need an invoice with my details => details.changed {'form':{'hasInvoice':false}}
    Name on the invoice: "Silva, Lda." — A person or a company. Your host issues the invoice and sends it to you. => details.changed {'form':{'invoice':{'name':'typed','taxNumber':'501442600','address':'Rua 1, Lisboa','country':'PRT'}}}
    Country: <Portugal> => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'Rua 1, Lisboa','country':''}}}
    Tax number (NIF): "501442600" => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'typed','address':'Rua 1, Lisboa','country':'PRT'}}}
    Address: "Rua 1, Lisboa" — Street, postcode and city => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'typed','country':'PRT'}}}
    status| Your details are being saved…
    [Save] (busy)
    [Leave as it was] (held back)
  `,
    de: `
    ### Was sollten wir wissen? (focus)
    Ankunftszeit: <22:00> — Check-in ist ab 15:00 Uhr. Eine ungefähre Zeit genügt. => details.changed {'form':{'arrivalTime':''}}
    [x] Ich brauche eine Rechnung mit meinen Angaben => details.changed {'form':{'hasInvoice':false}}
    Name auf der Rechnung: "Silva, Lda." — Eine Person oder eine Firma. Die Unterkunft stellt die Rechnung aus und schickt sie Ihnen. => details.changed {'form':{'invoice':{'name':'typed','taxNumber':'501442600','address':'Rua 1, Lisboa','country':'PRT'}}}
    Land: <Portugal> => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'Rua 1, Lisboa','country':''}}}
    Steuernummer (NIF): "501442600" => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'typed','address':'Rua 1, Lisboa','country':'PRT'}}}
    Adresse: "Rua 1, Lisboa" — Straße, Postleitzahl und Ort => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'typed','country':'PRT'}}}
    status| Ihre Angaben werden gespeichert…
    [Speichern] (busy)
    [So lassen, wie es war] (held back)
  `,
  },
);

stayDetailsTells(
  'details that are refused',
  'refused',
  { context: { form, violations: refusals } },
  {
    en: `
    ### Anything we should know?
    alert (focus)| ### Validation failed
    alert (focus)| Please check the fields that are marked.
    alert (focus)| Arrival time: Guests can arrive from the check-in time until six the next morning. → #details-arrivalTime
    alert (focus)| Tax number (NIF): This value is not a valid tax number. → #details-invoice-taxNumber
    Arrival time: <22:00> (refused) — Guests can arrive from the check-in time until six the next morning. — Check-in is from 15:00. A rough time is enough. => details.changed {'form':{'arrivalTime':''}}
    [x] I need an invoice with my details => details.changed {'form':{'hasInvoice':false}}
    Name on the invoice: "Silva, Lda." — A person or a company. Your host issues the invoice and sends it to you. => details.changed {'form':{'invoice':{'name':'typed','taxNumber':'501442600','address':'Rua 1, Lisboa','country':'PRT'}}}
    Country: <Portugal> => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'Rua 1, Lisboa','country':''}}}
    Tax number (NIF): "501442600" (refused) — This value is not a valid tax number. => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'typed','address':'Rua 1, Lisboa','country':'PRT'}}}
    Address: "Rua 1, Lisboa" — Street, postcode and city => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'typed','country':'PRT'}}}
    [Save] => details.submitted
    [Leave as it was] => details.dismissed
  `,
    fr: `
    ### Que devons-nous savoir ?
    alert (focus)| ### Échec de la validation
    alert (focus)| Veuillez vérifier les champs signalés.
    alert (focus)| Heure d’arrivée: Les voyageurs peuvent arriver de l’heure d’arrivée prévue jusqu’à six heures le lendemain matin. → #details-arrivalTime
    alert (focus)| Numéro fiscal (NIF): Ce numéro fiscal n’est pas valide. → #details-invoice-taxNumber
    Heure d’arrivée: <22 h> (refused) — Les voyageurs peuvent arriver de l’heure d’arrivée prévue jusqu’à six heures le lendemain matin. — L’arrivée est possible à partir de 15 h. Une heure approximative suffit. => details.changed {'form':{'arrivalTime':''}}
    [x] J’ai besoin d’une facture à mon nom => details.changed {'form':{'hasInvoice':false}}
    Nom sur la facture: "Silva, Lda." — Une personne ou une entreprise. Votre hôte établit la facture et vous l’envoie. => details.changed {'form':{'invoice':{'name':'typed','taxNumber':'501442600','address':'Rua 1, Lisboa','country':'PRT'}}}
    Pays: <Portugal> => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'Rua 1, Lisboa','country':''}}}
    Numéro fiscal (NIF): "501442600" (refused) — Ce numéro fiscal n’est pas valide. => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'typed','address':'Rua 1, Lisboa','country':'PRT'}}}
    Adresse: "Rua 1, Lisboa" — Rue, code postal et ville => details.changed {'form':{'invoice':{'name':'Silva, Lda.','taxNumber':'501442600','address':'typed','country':'PRT'}}}
    [Enregistrer] => details.submitted
    [Laisser tel quel] => details.dismissed
  `,
  },
);

stayDetailsTells(
  'details that may not have arrived',
  'notSaved',
  { context: { failure: 'unreachable' } },
  {
    en: `
    ### Anything we should know?
    Arrival time: <I do not know yet> — Check-in is from 15:00. A rough time is enough. => details.changed {'form':{'arrivalTime':''}}
    [ ] I need an invoice with my details => details.changed {'form':{'hasInvoice':true}}
    alert (focus)| Your details could not be saved
    alert (focus)| This website cannot be reached. Check your internet connection and try again.
    alert (focus)| What you typed is kept, and nothing is sent twice.
    [Save] => details.submitted
    [Leave as it was] => details.dismissed
  `,
    pt: `
    ### Há algo que devamos saber?
    Hora de chegada: <Ainda não sei> — O check-in é a partir das 15:00. Basta uma hora aproximada. => details.changed {'form':{'arrivalTime':''}}
    [ ] Preciso de uma fatura com os meus dados => details.changed {'form':{'hasInvoice':true}}
    alert (focus)| Não foi possível guardar os seus dados
    alert (focus)| Não é possível aceder a este site. Verifique a sua ligação à Internet e tente novamente.
    alert (focus)| O que escreveu fica guardado e nada é enviado duas vezes.
    [Guardar] => details.submitted
    [Deixar como estava] => details.dismissed
  `,
  },
);

stayDetailsTells(
  'details that the host could not take',
  'notSaved',
  { context: { failure: 'unavailable' } },
  {
    en: `
    ### Anything we should know?
    Arrival time: <I do not know yet> — Check-in is from 15:00. A rough time is enough. => details.changed {'form':{'arrivalTime':''}}
    [ ] I need an invoice with my details => details.changed {'form':{'hasInvoice':true}}
    alert (focus)| Your details could not be saved
    alert (focus)| The booking system is not answering right now. Please try again in a moment.
    alert (focus)| What you typed is kept, and nothing is sent twice.
    [Save] => details.submitted
    [Leave as it was] => details.dismissed
  `,
    es: `
    ### ¿Hay algo que debamos saber?
    Hora de llegada: <Todavía no lo sé> — La llegada es a partir de las 15:00. Basta una hora aproximada. => details.changed {'form':{'arrivalTime':''}}
    [ ] Necesito una factura con mis datos => details.changed {'form':{'hasInvoice':true}}
    alert (focus)| No se han podido guardar sus datos
    alert (focus)| El sistema de reservas no responde en este momento. Vuelva a intentarlo en unos instantes.
    alert (focus)| Lo que ha escrito se conserva y nada se envía dos veces.
    [Guardar] => details.submitted
    [Dejarlo como estaba] => details.dismissed
  `,
  },
);
