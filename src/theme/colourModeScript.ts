/** The attribute of `<html>` that holds a chosen colour mode; without it the system decides. */
export const colourModeAttribute = 'data-colour-mode';

/** Stands on `<html>` where the page forces its mode: the visitor's choice waits for the next page. */
export const forcedModeAttribute = 'data-forced-mode';

/** The key in localStorage: `light`, `dark` or `system`. */
export const colourModeKey = 'colour-mode';

/**
 * Runs in the head, before anything is painted, so that a dark page never flashes. It is a string
 * because the policy of the page allows it by its hash.
 */
export const colourModeScript =
  `(function(h){if(h.hasAttribute("${forcedModeAttribute}"))return;` +
  `try{var m=localStorage.getItem("${colourModeKey}");` +
  `if(m==="light"||m==="dark"){h.setAttribute("${colourModeAttribute}",m);` +
  `h.querySelectorAll("meta[media]").forEach((e,i)=>e.setAttribute("media",i==(m=="dark")?"all":"none"))}` +
  `}catch(e){}})(document.documentElement)`;
