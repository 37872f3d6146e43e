import { registrationTells } from './registrationTells.tsx';

registrationTells(
  'while the reservation is not known',
  'loading',
  {},
  {
    en: `
    status| status: Loading…
  `,
    de: `
    status| status: Wird geladen…
  `,
    fr: `
    status| status: Chargement…
  `,
    pt: `
    status| status: A carregar…
  `,
    es: `
    status| status: Cargando…
  `,
  },
);

registrationTells(
  'guests who can no longer be sent',
  'superseded',
  { guests: [] },
  {
    en: `
    ### The registration can no longer be sent
    The guests may already have been registered, for example from another device, or the stay was cancelled.
    [Check the current status] => standing.requested
  `,
    de: `
    ### Die Anmeldung kann nicht mehr gesendet werden
    Vielleicht sind die Gäste schon angemeldet, etwa von einem anderen Gerät aus, oder der Aufenthalt wurde storniert.
    [Aktuellen Stand ansehen] => standing.requested
  `,
    fr: `
    ### L’enregistrement ne peut plus être envoyé
    Les voyageurs sont peut-être déjà enregistrés, par exemple depuis un autre appareil, ou le séjour a été annulé.
    [Voir l’état actuel] => standing.requested
  `,
    pt: `
    ### Já não é possível enviar o registo
    Os hóspedes podem já estar registados, por exemplo a partir de outro dispositivo, ou a estadia foi cancelada.
    [Ver a situação atual] => standing.requested
  `,
    es: `
    ### Ya no es posible enviar el registro
    Puede que los huéspedes ya estén registrados, por ejemplo desde otro dispositivo, o que la estancia se haya cancelado.
    [Ver la situación actual] => standing.requested
  `,
  },
);

registrationTells(
  'guests who are registered',
  'confirmed',
  { guests: [], confirmedAt: '2027-04-30T12:00:00Z' },
  {
    en: `
    ### All guests are registered
    3 guests were registered on 30 April 2027, 13:00.
    To change anything, contact Rui: [rui@example.com](mailto:rui@example.com) or [+351 912 345 678](tel:+351912345678).
  `,
    de: `
    ### Alle Gäste sind angemeldet
    3 Gäste wurden am 30. April 2027, 13:00 Uhr, angemeldet.
    Wenn sich etwas ändert, wenden Sie sich an Rui: [rui@example.com](mailto:rui@example.com) oder [+351 912 345 678](tel:+351912345678).
  `,
    fr: `
    ### Tous les voyageurs sont enregistrés
    3 voyageurs enregistrés le 30 avril 2027 à 13 h.
    Pour modifier quelque chose, contactez Rui : [rui@example.com](mailto:rui@example.com) ou [+351 912 345 678](tel:+351912345678).
  `,
    pt: `
    ### Todos os hóspedes estão registados
    3 hóspedes registados em 30 de abril de 2027, 13:00.
    Para alterar alguma coisa, contacte Rui: [rui@example.com](mailto:rui@example.com) ou [+351 912 345 678](tel:+351912345678).
  `,
    es: `
    ### Todos los huéspedes están registrados
    3 huéspedes registrados el 30 de abril de 2027, 13:00.
    Para cambiar algo, contacte con Rui: [rui@example.com](mailto:rui@example.com) o [+351 912 345 678](tel:+351912345678).
  `,
  },
);

registrationTells('a stay without guests to register', 'closed', { guests: [] }, { en: '', de: '' });
