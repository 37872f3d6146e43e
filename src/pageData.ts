import type { Language } from '../contract/language.ts';
import type { PageState } from './pages/page.ts';
import type { SiteSettings } from './site.ts';

/** What the HTML of a page tells the script that goes on from it. */
export interface PageData {
  language: Language;
  status: number;
  settings: SiteSettings;
  state?: PageState | undefined;
  /** The script to start with, and those it will ask for. */
  entry: string;
  preload: readonly string[];
}

/** The id of the element that holds it. */
export const pageDataId = 'page-data';

/** Starts the page's scripts after it has been painted. It is allowed by its hash, so it never changes. */
export const startScript =
  `requestAnimationFrame(function(){setTimeout(function(){` +
  `var d=JSON.parse(document.getElementById("${pageDataId}").textContent);` +
  `d.preload.forEach(function(h){var l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)});` +
  `import(d.entry)})})`;
