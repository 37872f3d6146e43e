import type { Language } from '../../contract/values/language.ts';
import { notLoadedId } from '../ui/chunkErrors.ts';
import type { PageState } from './pageState.ts';
import type { SiteSettings } from './site.ts';

/** The data in a page's HTML from which its script resumes. */
export interface PageData {
  language: Language;
  status: number;
  settings: SiteSettings;
  state?: PageState | undefined;
  /** The version of the site that rendered the page; undefined in development. */
  version?: string | undefined;
  /** The script that starts the page, and the scripts that it imports. */
  entry: string;
  preload: readonly string[];
  /** The files of a page that must open without a connection, beginning with its entry. */
  keep?: readonly string[] | undefined;
}

/** The id of the element that contains the page data. */
export const pageDataId = 'page-data';

/** The session storage key for the time of the last automatic reload, in milliseconds since the epoch. */
export const reloadedAtKey = 'reloaded-at';

/** The minimum time between two automatic reloads of a page, in milliseconds. */
export const minReloadInterval = 10_000;

// This timeout is longer than a first paint should take. The scripts of a page that is never painted, such as in a
// background tab, start after it.
const paintTimeout = 3000;
// This timeout is longer than the first photo should take after the first paint.
const photoTimeout = 1000;

/**
 * Starts the page's scripts after the first paint and after the photo with the highest priority, because scripts and
 * photo share the bandwidth. If the scripts no longer exist, as for a cached page of an old version, it reloads the
 * page once. The content security policy allows this script by its hash, so its text is constant.
 */
export const startScript =
  `(function(){var begun=false;function begin(){if(begun)return;begun=true;` +
  `var d=JSON.parse(document.getElementById("${pageDataId}").textContent);` +
  `d.preload.forEach(function(h){var l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)});` +
  `import(d.entry).catch(function(){try{var s=sessionStorage,n=Date.now();` +
  `if(navigator.onLine&&!(n-s["${reloadedAtKey}"]<${minReloadInterval}))` +
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
 * Preserves the fragment before the page's scripts are loaded: on a change of language and on a reload. At that time
 * the fragment is the only place that holds a reservation's token. Pages for search engines do not contain this script,
 * because links to them have no token.
 */
export const fragmentScript =
  `addEventListener("click",function(e){` +
  `var a=!e.defaultPrevented&&e.target.closest("a[hreflang],#${notLoadedId} a");if(!a)return;` +
  `if(!a.hreflang){e.preventDefault();location.reload()}else if(!a.hash)a.hash=location.hash})`;
