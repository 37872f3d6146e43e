import { firstPage } from '../../../contract/rules/addresses.ts';
import { useSite } from '../../frame/site.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import * as css from '../../kit/pageProblem.css.ts';

interface Props {
  status: number;
  /** Set if another attempt may help. */
  onRetry?: () => void;
}

/** The error page: the not-found view for 404, otherwise the server-error view. */
export function ErrorView({ status, onRetry }: Props) {
  const text = useText();
  const language = useLanguage();
  const { settings } = useSite();
  const kind = status === 404 ? 'pageNotFound' : 'internalServerError';
  return (
    <main id="main" tabIndex={-1} className={css.page}>
      <p className={css.status}>{status}</p>
      <h1 className={css.title}>{text(`error.${kind}.title`)}</h1>
      <p className={css.body}>{text(`error.${kind}.text`)}</p>
      <div className={css.actions}>
        {onRetry && (
          <Button look="primary" onClick={onRetry}>
            {text('action.tryAgain')}
          </Button>
        )}
        <ButtonLink look={onRetry ? 'secondary' : 'primary'} href={firstPage(language, settings)}>
          {text('action.backHome')}
        </ButtonLink>
      </div>
    </main>
  );
}
