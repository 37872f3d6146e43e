import { useText } from '../i18n/index.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { page } from './pageProblem.css.ts';

/** Replaces a part of the page that cannot be rendered. A reload resumes the guest's journey. */
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

/** Replaces a whole page that cannot be rendered. */
export const BrokenPage = () => (
  <main id="main" tabIndex={-1} className={page}>
    <BrokenPart />
  </main>
);
