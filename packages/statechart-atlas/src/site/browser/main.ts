import { copyLinks } from './copy.ts';
import { runDiagrams } from './diagrams.ts';
import { runLanguages } from './languages.ts';
import { linkToFiles } from './fromFiles.ts';
import { runReview } from './review.ts';
import { followSwitch, showScheme } from './scheme.ts';
import { runScreens } from './screens.ts';
import { runSearch } from './search.ts';
import { runThumbnails } from './thumbnails.ts';

// Runs in the head of the page: a dark page must be dark at its first paint.
showScheme();

document.addEventListener('DOMContentLoaded', () => {
  runThumbnails();
  linkToFiles();
  followSwitch();
  runSearch();
  runScreens();
  runLanguages();
  runDiagrams();
  copyLinks();
  runReview();
});
