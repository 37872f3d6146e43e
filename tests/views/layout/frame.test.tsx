import { SiteLayout } from '../../../src/views/layout/SiteLayout.tsx';
import { onSite } from '../property/propertyPages.tsx';
import { tells } from '../support/screen.tsx';

tells(
  'the frame with its navigation',
  () =>
    onSite(
      <SiteLayout navigation>
        <main>(the page)</main>
      </SiteLayout>,
    ),
  {
    en: `
    Skip to content → #main
    nav: Main navigation
    Estadia → /en
    [Language: English]
    English → /en/here (current)
    Português → /pt/here
    Français → /fr/here
    Deutsch → /de/here
    Castellano → /es/here
    [Colour mode: System]
    [Light]
    [Dark]
    [System] (pressed)
    (the page)
    footer: Footer
    Estadia
    Booked directly with the host.
    My reservation → /en/reservation
    Privacy notice → /en/privacy
    Terms → /en/terms
    Imprint → /en/imprint
    Complaints book → https://www.livroreclamacoes.pt
  `,
    de: `
    Zum Inhalt springen → #main
    nav: Hauptnavigation
    Estadia → /de
    [Sprache: Deutsch]
    English → /en/here
    Português → /pt/here
    Français → /fr/here
    Deutsch → /de/here (current)
    Castellano → /es/here
    [Farbmodus: System]
    [Hell]
    [Dunkel]
    [System] (pressed)
    (the page)
    footer: Fußzeile
    Estadia
    Direkt bei der Unterkunft gebucht.
    Meine Reservierung → /de/reservation
    Datenschutz → /de/privacy
    Bedingungen → /de/terms
    Impressum → /de/imprint
    Beschwerdebuch → https://www.livroreclamacoes.pt
  `,
    fr: `
    Aller au contenu → #main
    nav: Navigation principale
    Estadia → /fr
    [Langue: Français]
    English → /en/here
    Português → /pt/here
    Français → /fr/here (current)
    Deutsch → /de/here
    Castellano → /es/here
    [Mode de couleur: Système]
    [Clair]
    [Sombre]
    [Système] (pressed)
    (the page)
    footer: Pied de page
    Estadia
    Réservé directement auprès de l’hôte.
    Ma réservation → /fr/reservation
    Politique de confidentialité → /fr/privacy
    Conditions → /fr/terms
    Mentions légales → /fr/imprint
    Livre de réclamations → https://www.livroreclamacoes.pt
  `,
    pt: `
    Saltar para o conteúdo → #main
    nav: Navegação principal
    Estadia → /pt
    [Idioma: Português]
    English → /en/here
    Português → /pt/here (current)
    Français → /fr/here
    Deutsch → /de/here
    Castellano → /es/here
    [Modo de cor: Sistema]
    [Claro]
    [Escuro]
    [Sistema] (pressed)
    (the page)
    footer: Rodapé
    Estadia
    Reservado diretamente com o alojamento.
    A minha reserva → /pt/reservation
    Política de privacidade → /pt/privacy
    Condições → /pt/terms
    Informação legal → /pt/imprint
    Livro de Reclamações → https://www.livroreclamacoes.pt
  `,
    es: `
    Saltar al contenido → #main
    nav: Navegación principal
    Estadia → /es
    [Idioma: Castellano]
    English → /en/here
    Português → /pt/here
    Français → /fr/here
    Deutsch → /de/here
    Castellano → /es/here (current)
    [Modo de color: Sistema]
    [Claro]
    [Oscuro]
    [Sistema] (pressed)
    (the page)
    footer: Pie de página
    Estadia
    Reservado directamente con el alojamiento.
    Mi reserva → /es/reservation
    Política de privacidad → /es/privacy
    Condiciones → /es/terms
    Aviso legal → /es/imprint
    Libro de reclamaciones → https://www.livroreclamacoes.pt
  `,
  },
);

tells(
  'the frame without its navigation',
  () =>
    onSite(
      <SiteLayout navigation={false}>
        <main>(the page)</main>
      </SiteLayout>,
    ),
  {
    en: `
    Skip to content → #main
    Estadia
    [Language: English]
    English → /en/here (current)
    Português → /pt/here
    Français → /fr/here
    Deutsch → /de/here
    Castellano → /es/here
    [Colour mode: System]
    [Light]
    [Dark]
    [System] (pressed)
    (the page)
    footer: Footer
    Estadia
    Booked directly with the host.
    My reservation → /en/reservation
    Privacy notice → /en/privacy
    Terms → /en/terms
    Imprint → /en/imprint
    Complaints book → https://www.livroreclamacoes.pt
  `,
    de: `
    Zum Inhalt springen → #main
    Estadia
    [Sprache: Deutsch]
    English → /en/here
    Português → /pt/here
    Français → /fr/here
    Deutsch → /de/here (current)
    Castellano → /es/here
    [Farbmodus: System]
    [Hell]
    [Dunkel]
    [System] (pressed)
    (the page)
    footer: Fußzeile
    Estadia
    Direkt bei der Unterkunft gebucht.
    Meine Reservierung → /de/reservation
    Datenschutz → /de/privacy
    Bedingungen → /de/terms
    Impressum → /de/imprint
    Beschwerdebuch → https://www.livroreclamacoes.pt
  `,
    es: `
    Saltar al contenido → #main
    Estadia
    [Idioma: Castellano]
    English → /en/here
    Português → /pt/here
    Français → /fr/here
    Deutsch → /de/here
    Castellano → /es/here (current)
    [Modo de color: Sistema]
    [Claro]
    [Oscuro]
    [Sistema] (pressed)
    (the page)
    footer: Pie de página
    Estadia
    Reservado directamente con el alojamiento.
    Mi reserva → /es/reservation
    Política de privacidad → /es/privacy
    Condiciones → /es/terms
    Aviso legal → /es/imprint
    Libro de reclamaciones → https://www.livroreclamacoes.pt
  `,
  },
);
