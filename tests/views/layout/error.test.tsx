import { BrokenPart } from '../../../src/views/error/BrokenPart.tsx';
import { ErrorView } from '../../../src/views/error/ErrorView.tsx';
import { onSite } from '../property/propertyPages.tsx';
import { tells } from '../support/screen.tsx';

tells('a page that does not exist', () => onSite(<ErrorView status={404} />), {
  en: `
    404
    # Page Not Found
    There is no page at this address. It may have moved, or the link may be incomplete.
    Back to the home page → /en
  `,
  de: `
    404
    # Seite nicht gefunden
    Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben oder der Link ist unvollständig.
    Zurück zur Startseite → /de
  `,
  fr: `
    404
    # Page introuvable
    Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien est incomplet.
    Retour à la page d’accueil → /fr
  `,
  pt: `
    404
    # Página não encontrada
    Não existe nenhuma página neste endereço. Pode ter mudado de lugar ou a ligação pode estar incompleta.
    Voltar à página inicial → /pt
  `,
  es: `
    404
    # Página no encontrada
    No hay ninguna página en esta dirección. Puede que se haya movido o que el enlace esté incompleto.
    Volver a la página de inicio → /es
  `,
});

tells('a page that failed', () => onSite(<ErrorView status={500} />), {
  en: `
    500
    # Internal Server Error
    Something went wrong on our side. Please try again in a moment.
    Back to the home page → /en
  `,
  de: `
    500
    # Interner Serverfehler
    Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es gleich noch einmal.
    Zurück zur Startseite → /de
  `,
  fr: `
    500
    # Erreur interne du serveur
    Une erreur s’est produite de notre côté. Veuillez réessayer dans un instant.
    Retour à la page d’accueil → /fr
  `,
  pt: `
    500
    # Erro interno do servidor
    Ocorreu um erro do nosso lado. Tente novamente dentro de momentos.
    Voltar à página inicial → /pt
  `,
  es: `
    500
    # Error interno del servidor
    Se ha producido un error por nuestra parte. Vuelva a intentarlo en unos instantes.
    Volver a la página de inicio → /es
  `,
});

tells(
  'a page that may come when it is asked for again',
  (send) => onSite(<ErrorView status={503} onRetry={() => send({ type: '(retry)' })} />),
  {
    en: `
    503
    # Internal Server Error
    Something went wrong on our side. Please try again in a moment.
    [Try again] => (retry)
    Back to the home page → /en
  `,
    de: `
    503
    # Interner Serverfehler
    Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es gleich noch einmal.
    [Erneut versuchen] => (retry)
    Zurück zur Startseite → /de
  `,
    fr: `
    503
    # Erreur interne du serveur
    Une erreur s’est produite de notre côté. Veuillez réessayer dans un instant.
    [Réessayer] => (retry)
    Retour à la page d’accueil → /fr
  `,
  },
);

tells('a part that the browser cannot show', () => onSite(<BrokenPart />), {
  en: `
    alert (focus)| This part of the page has stopped working
    alert (focus)| A translator or another browser extension may have changed the page. What you entered is kept.
    alert (focus)| [Load this page again]
  `,
  de: `
    alert (focus)| Dieser Teil der Seite ist ausgefallen
    alert (focus)| Vielleicht hat ein Übersetzer oder eine andere Browsererweiterung die Seite verändert. Ihre Eingaben bleiben erhalten.
    alert (focus)| [Diese Seite neu laden]
  `,
});
