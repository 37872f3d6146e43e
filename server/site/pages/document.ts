import { languages, localeOf, type Language } from '../../../contract/language.ts';
import { pathInLanguage } from '../../../contract/rules/addresses.ts';
import { isOfThisSite, sizedPicture } from '../../../contract/rules/pictures.ts';
import type { PageData, Rendered, SiteSettings } from '../../../src/entry-server.tsx';
import type { EntryServer, PageFiles } from '../build/build.ts';
import { languagesOf, writtenFor } from './languagesOf.ts';
import { attributes, element, escaped, inScript } from './html.ts';

interface Parts {
  path: string;
  rendered: Rendered;
  files: PageFiles;
  settings: SiteSettings;
  entry: EntryServer;
}

const ogLocale = (language: Language) => localeOf[language].replace('-', '_');

/** A picture's full address; those of this site in a size that fits a preview. */
const previewOf = (src: string, publicUrl: string) =>
  isOfThisSite(src) ? publicUrl + sizedPicture(src, 1280) : src;

function alternates({ path, rendered, settings: { publicUrl, languages: offered = languages } }: Parts) {
  const { language, head } = rendered;
  const address = (one: Language) => publicUrl + pathInLanguage(path, one);
  const canonical = (href: string) => element('link', { rel: 'canonical', href });
  const written = languagesOf(offered, head.textLanguages);
  // A page whose texts are in another language is that page once more.
  if (!written.includes(language)) return [canonical(address(writtenFor(head.textLanguage, written)))];
  const links = written.map((one) =>
    element('link', { rel: 'alternate', hreflang: one, href: address(one) }),
  );
  const unsaid = element('link', {
    rel: 'alternate',
    hreflang: 'x-default',
    href: address(writtenFor(offered[0], written)),
  });
  return [canonical(publicUrl + path), ...links, unsaid];
}

function preview({ path, rendered: { head, language }, settings }: Parts) {
  const properties = {
    'og:type': 'website',
    'og:site_name': settings.productName,
    'og:title': head.title,
    'og:description': head.description,
    'og:url': settings.publicUrl + path,
    'og:locale': ogLocale(language),
    'og:image': head.image && previewOf(head.image, settings.publicUrl),
  };
  return Object.entries(properties)
    .filter(([, content]) => content !== undefined)
    .map(([property, content]) => element('meta', { property, content }));
}

function headOf(parts: Parts) {
  const { rendered, files, entry } = parts;
  const indexed = rendered.status === 200 && rendered.route?.indexed === true;
  return [
    `<title>${escaped(rendered.head.title)}</title>`,
    element('meta', { name: 'description', content: rendered.head.description }),
    `<script>${entry.colourModeScript}</script>`,
    ...files.styles.map((href) => element('link', { rel: 'stylesheet', href })),
    ...(indexed
      ? [...alternates(parts), ...preview(parts)]
      : [element('meta', { name: 'robots', content: 'noindex' })]),
  ];
}

function dataOf({ rendered, files, settings }: Parts): PageData {
  const { language, status, state } = rendered;
  return { language, status, settings, state, entry: files.entry, preload: files.preload };
}

function htmlAttributes({ rendered: { language, route }, entry }: Parts) {
  const forced = route?.colourMode;
  return attributes({
    lang: language,
    ...(forced && { [entry.colourModeAttribute]: forced, [entry.forcedModeAttribute]: '' }),
  });
}

/** A page's whole document, from the template and what was rendered. */
export function documentOf(template: string, parts: Parts): string {
  const data = `<script type="application/json" id="${parts.entry.pageDataId}">${inScript(dataOf(parts))}</script>`;
  const insertions: Record<string, string> = {
    '<html>': `<html${htmlAttributes(parts)}>`,
    '<!--head-->': headOf(parts).join('\n    '),
    '<!--page-->': parts.rendered.html,
    '<!--data-->': `${data}\n    <script>${parts.entry.startScript}</script>`,
  };
  return template.replace(/<html>|<!--(head|page|data)-->/g, (mark) => insertions[mark] ?? mark);
}
