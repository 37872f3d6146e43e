import { useText } from '../../i18n/index.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { page } from './ErrorView.css.ts';

/** What stands in place of a part of the page that the browser cannot show. A reload resumes where the guest was. */
export function BrokenPart() {
  const text = useText();
  return (
    <Alert title={text('problem.broken.title')}>
      <p>{text('problem.broken.text')}</p>
      <Button look="primary" onClick={() => window.location.reload()}>
        {text('notLoaded.again')}
      </Button>
    </Alert>
  );
}

/** The same in place of the whole page. */
export const BrokenPage = () => (
  <main id="main" tabIndex={-1} className={page}>
    <BrokenPart />
  </main>
);
