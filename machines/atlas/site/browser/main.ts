import { copyLinks } from './copy.ts';
import { runDiagrams } from './diagrams.ts';
import { runLanguages } from './languages.ts';
import { linkToFiles } from './fromFiles.ts';
import { runReview } from './review.ts';
import { followSwitch, showScheme } from './scheme.ts';
import { runScreens } from './screens.ts';
import { runSearch } from './search.ts';
import { runThumbnails } from './thumbnails.ts';

// It stands in the head, so that a dark page is dark from the beginning.
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
