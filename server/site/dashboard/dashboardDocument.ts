import type { Language } from '../../../contract/values/language.ts';
import type { DashboardData, DashboardTexts } from '../../../src/entry-server.tsx';
import type { Build, EntryServer } from '../build/build.ts';
import { attributes, element, escaped, inScript } from '../pages/html.ts';
import { getStyleTags } from '../pages/styleTags.ts';
import { dashboardManifestAddress } from './dashboardManifest.ts';

interface Parts {
  template: string;
  files: ReturnType<Build['dashboard']['getFiles']>;
  entry: Pick<EntryServer, 'colourModeScript' | 'dashboardDataId' | 'earlyAnswersScript' | 'pageColours'>;
  texts: DashboardTexts;
  data: DashboardData;
  /** The styles of the site's own look; undefined without one. */
  ownStyle: string | undefined;
}

const themeColours = ({ pageColours }: Parts['entry']) =>
  (['light', 'dark'] as const).map((mode) =>
    element('meta', {
      name: 'theme-color',
      content: pageColours[mode],
      media: `(prefers-color-scheme: ${mode})`,
    }),
  );

const getHead = ({ files, entry, texts, data, ownStyle }: Parts) => [
  `<title>${escaped(`${texts.title} · ${data.productName}`)}</title>`,
  element('meta', { name: 'description', content: texts.title }),
  element('meta', { name: 'robots', content: 'noindex' }),
  element('link', { rel: 'manifest', href: dashboardManifestAddress(data.language) }),
  ...themeColours(entry),
  `<script>${entry.earlyAnswersScript}</script>`,
  `<script>${entry.colourModeScript}</script>`,
  ...getStyleTags(files.styles, ownStyle),
  ...files.preload.map((href) => element('link', { rel: 'modulepreload', href })),
  `<script${attributes({ type: 'module', src: files.entry })}></script>`,
];

const htmlTag = (language: Language) => `<html${attributes({ lang: language })}>`;

/** Renders the HTML of every page of the dashboard. It contains no data of the host: the browser renders the page. */
export function renderDashboard(parts: Parts): string {
  const { template, entry, texts, data } = parts;
  const insertions: Record<string, string> = {
    '<html>': htmlTag(data.language),
    '<!--head-->': getHead(parts).join('\n    '),
    '<!--page-->': `<noscript>${escaped(texts.noScript)}</noscript>`,
    '<!--data-->': `<script type="application/json" id="${entry.dashboardDataId}">${inScript(data)}</script>`,
  };
  return template.replace(/<html>|<!--(head|page|data)-->/g, (mark) => insertions[mark] ?? mark);
}
