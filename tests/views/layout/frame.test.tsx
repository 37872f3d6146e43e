import { SiteLayout } from '../../../src/views/layout/SiteLayout.tsx';
import { onSite } from '../property/propertyPages.tsx';
import { testScreen } from '../support/screen.tsx';

testScreen(
  'the layout with the navigation',
  () =>
    onSite(
      <SiteLayout navigation>
        <main>(the page)</main>
      </SiteLayout>,
    ),
  `
    Skip to content → #main
    nav: Main navigation
    Estadia → /en
    [Language English]
    English → /en/here (current)
    Português → /pt/here
    Français → /fr/here
    Deutsch → /de/here
    Castellano → /es/here
    [Colour mode System]
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
);

testScreen(
  'the layout without the navigation',
  () =>
    onSite(
      <SiteLayout navigation={false}>
        <main>(the page)</main>
      </SiteLayout>,
    ),
  `
    Skip to content → #main
    Estadia
    [Language English]
    English → /en/here (current)
    Português → /pt/here
    Français → /fr/here
    Deutsch → /de/here
    Castellano → /es/here
    [Colour mode System]
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
);
