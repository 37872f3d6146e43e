import type { Language } from '../../contract/language.ts';
import type { PageState } from './pageState.ts';
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
  /** Everything the page runs, its entry first, where it is to open without a connection. */
  keep?: readonly string[] | undefined;
}

/** The id of the element that holds it. */
export const pageDataId = 'page-data';

// Longer than a first paint should take: a page that is never painted, as in a tab behind, starts too.
const paintTimeout = 3000;

/**
 * Starts the page's scripts once something of it has been painted. It is allowed by its hash, so it
 * never changes.
 */
export const startScript =
  `(function(){var begun=false;function begin(){if(begun)return;begun=true;` +
  `var d=JSON.parse(document.getElementById("${pageDataId}").textContent);` +
  `d.preload.forEach(function(h){var l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)});` +
  `import(d.entry)}` +
  `try{new PerformanceObserver(function(list,observer){` +
  `if(list.getEntriesByName("first-contentful-paint").length){observer.disconnect();setTimeout(begin)}` +
  `}).observe({type:"paint",buffered:true})}catch(e){}` +
  `setTimeout(begin,${paintTimeout})})()`;
