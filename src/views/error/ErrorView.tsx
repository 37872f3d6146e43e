import { useText } from '../../i18n/index.ts';

/** What stands in a page's place: the not-found view for 404, the server-error view otherwise. */
export function ErrorView({ status }: { status: number }) {
  const text = useText();
  const kind = status === 404 ? 'pageNotFound' : 'internalServerError';
  return (
    <main id="main" tabIndex={-1}>
      <h1>{text(`error.${kind}.title`)}</h1>
      <p>{text(`error.${kind}.text`)}</p>
    </main>
  );
}
