/** The attribute of `<html>` that holds the chosen colour mode; without it the system's mode applies. */
export const colourModeAttribute = 'data-colour-mode';

/** The key in localStorage, with the value `light`, `dark` or `system`. */
export const colourModeKey = 'colour-mode';

/**
 * Runs in the head before the first paint, so that a dark page does not flash. It is a string because the content
 * security policy allows it by its hash.
 */
export const colourModeScript =
  `(function(h){try{var m=localStorage.getItem("${colourModeKey}");` +
  `if(m==="light"||m==="dark"){h.setAttribute("${colourModeAttribute}",m);` +
  `h.querySelectorAll("meta[media]").forEach((e,i)=>e.setAttribute("media",i==(m=="dark")?"all":"none"))}` +
  `}catch(e){}})(document.documentElement)`;
