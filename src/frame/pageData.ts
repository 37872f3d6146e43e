import type { Language } from '../../contract/language.ts';
import { notLoadedId } from '../ui/chunkErrors.ts';
import type { PageState } from './pageState.ts';
import type { SiteSettings } from './site.ts';

/** What the HTML of a page tells the script that goes on from it. */
export interface PageData {
  language: Language;
  status: number;
  settings: SiteSettings;
  state?: PageState | undefined;
  /** Which version of the site the page is of; none while it is being worked on. */
  version?: string | undefined;
  /** The script to start with, and those it will ask for. */
  entry: string;
  preload: readonly string[];
  /** Everything the page runs, its entry first, where it is to open without a connection. */
  keep?: readonly string[] | undefined;
}

/** The id of the element that holds it. */
export const pageDataId = 'page-data';

/** Where a tab keeps when it was last loaded anew by itself, in milliseconds since the epoch. */
export const reloadedAtKey = 'reloaded-at';

/** No page is loaded anew by itself twice within this time, in milliseconds. */
export const reloadGuard = 10_000;

// Longer than a first paint should take: a page that is never painted, as in a tab behind, starts too.
const paintTimeout = 3000;
// Longer than the first photo should take once something is painted.
const photoTimeout = 1000;

/**
 * Starts the page's scripts once something of it has been painted and the photo that is seen first, where there is one,
 * has come: they share the line. Where they are gone, as those of a page that a browser has kept for longer than a version
 * lasts, the page is loaded anew, once. It is allowed by its hash, so it never changes.
 */
export const startScript =
  `(function(){var begun=false;function begin(){if(begun)return;begun=true;` +
  `var d=JSON.parse(document.getElementById("${pageDataId}").textContent);` +
  `d.preload.forEach(function(h){var l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)});` +
  `import(d.entry).catch(function(){try{var s=sessionStorage,n=Date.now();` +
  `if(navigator.onLine&&!(n-s["${reloadedAtKey}"]<${reloadGuard}))` +
  `return s["${reloadedAtKey}"]=n,location.reload()}catch(e){}` +
  `document.getElementById("${notLoadedId}").hidden=false})}` +
  `function seen(){requestAnimationFrame(function(){setTimeout(begin)})}` +
  `function painted(){var p=document.querySelector("img[fetchpriority=high]");if(!p)return setTimeout(begin);` +
  `setTimeout(begin,${photoTimeout});p.decode().then(seen,seen)}` +
  `try{new PerformanceObserver(function(list,observer){` +
  `if(list.getEntriesByName("first-contentful-paint").length){observer.disconnect();painted()}` +
  `}).observe({type:"paint",buffered:true})}catch(e){}` +
  `setTimeout(begin,${paintTimeout})})()`;

/**
 * Who asks for another language before the page's scripts have come goes on with what the fragment says, and who loads the
 * page again keeps it: the token of a reservation is nowhere else yet. Not in pages that search engines list: no link to
 * those says anything there.
 */
export const fragmentScript =
  `addEventListener("click",function(e){` +
  `var a=!e.defaultPrevented&&e.target.closest("a[hreflang],#${notLoadedId} a");if(!a)return;` +
  `if(!a.hreflang){e.preventDefault();location.reload()}else if(!a.hash)a.hash=location.hash})`;
