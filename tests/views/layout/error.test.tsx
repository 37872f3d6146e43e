import { BrokenPart } from '../../../src/kit/BrokenPart.tsx';
import { ErrorView } from '../../../src/views/error/ErrorView.tsx';
import { onSite } from '../property/propertyPages.tsx';
import { testScreen } from '../support/screen.tsx';

testScreen(
  'a page that does not exist',
  () => onSite(<ErrorView status={404} />),
  `
    404
    # Page Not Found
    There is no page at this address. It may have moved, or the link may be incomplete.
    Back to the home page → /en
  `,
);

testScreen(
  'that a page failed',
  () => onSite(<ErrorView status={500} />),
  `
    500
    # Internal Server Error
    Something went wrong on our side. Please try again in a moment.
    Back to the home page → /en
  `,
);

testScreen(
  'that a page failed to load, with a button to try again',
  (send) => onSite(<ErrorView status={503} onRetry={() => send({ type: '(retry)' })} />),
  `
    503
    # Internal Server Error
    Something went wrong on our side. Please try again in a moment.
    [Try again] => (retry)
    Back to the home page → /en
  `,
);

testScreen(
  'that the browser cannot show a part of the page',
  () => onSite(<BrokenPart />),
  `
    alert (focus)| This part of the page has stopped working
    alert (focus)| A translator or another browser extension may have changed the page. What you entered is kept.
    alert (focus)| [Load this page again]
  `,
);
