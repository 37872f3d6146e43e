// @vitest-environment jsdom
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
    ### The guests can no longer be sent
    They may have been registered already, such as from another device, or the stay was cancelled.
    [See how it stands] => standing.requested
  `,
    de: `
    ### Die Gäste können nicht mehr gesendet werden
    Vielleicht sind sie schon angemeldet, etwa von einem anderen Gerät aus, oder der Aufenthalt wurde storniert.
    [Stand ansehen] => standing.requested
  `,
    fr: `
    ### Les voyageurs ne peuvent plus être envoyés
    Ils sont peut-être déjà enregistrés, par exemple depuis un autre appareil, ou le séjour a été annulé.
    [Voir où cela en est] => standing.requested
  `,
    pt: `
    ### Já não é possível enviar os hóspedes
    Podem já estar registados, por exemplo a partir de outro dispositivo, ou a estadia foi cancelada.
    [Ver a situação] => standing.requested
  `,
    es: `
    ### Ya no es posible enviar a los huéspedes
    Puede que ya estén registrados, por ejemplo desde otro dispositivo, o que la estancia se haya cancelado.
    [Ver cómo está] => standing.requested
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
    If something has to be changed, Rui can do it: write to [rui@example.com](mailto:rui@example.com) or call [+351 912 345 678](tel:+351912345678).
  `,
    de: `
    ### Alle Gäste sind angemeldet
    3 Gäste wurden am 30. April 2027, 13:00 angemeldet.
    Falls etwas geändert werden muss, hilft Rui: Schreiben Sie an [rui@example.com](mailto:rui@example.com) oder rufen Sie [+351 912 345 678](tel:+351912345678) an.
  `,
    fr: `
    ### Tous les voyageurs sont enregistrés
    3 voyageurs enregistrés le 30 avril 2027, 13:00.
    Si quelque chose doit être modifié, Rui peut s’en charger : écrivez à [rui@example.com](mailto:rui@example.com) ou appelez le [+351 912 345 678](tel:+351912345678).
  `,
    pt: `
    ### Todos os hóspedes estão registados
    3 hóspedes registados em 30 de abril de 2027, 13:00.
    Se for preciso alterar alguma coisa, Rui trata disso: escreva para [rui@example.com](mailto:rui@example.com) ou telefone para [+351 912 345 678](tel:+351912345678).
  `,
    es: `
    ### Todos los huéspedes están registrados
    3 huéspedes registrados el 30 de abril de 2027, 13:00.
    Si hay que cambiar algo, Rui puede hacerlo: escriba a [rui@example.com](mailto:rui@example.com) o llame al [+351 912 345 678](tel:+351912345678).
  `,
  },
);

registrationTells(
  'a stay without guests to register',
  'closed',
  { guests: [] },
  {
    en: `
    There are no guests to register, because this stay is not booked.
  `,
    de: `
    Es sind keine Gäste anzumelden, weil dieser Aufenthalt nicht gebucht ist.
  `,
    fr: `
    Il n’y a pas de voyageurs à enregistrer, car ce séjour n’est pas réservé.
  `,
    pt: `
    Não há hóspedes a registar, porque esta estadia não está reservada.
  `,
    es: `
    No hay huéspedes que registrar, porque esta estancia no está reservada.
  `,
  },
);
