import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/Elements.ts';
import * as shared from '../../../kit/shared.css.ts';
import * as css from './form.css.ts';

interface Props {
  onSubmit: () => void;
  /** The label of the button that submits the form. */
  submit: string;
  /** Whether the host is handling the form. It can be submitted again afterwards. */
  isBusy: boolean;
  /** The label and the action of the button that leaves the form. */
  leave?: { label: string; act: () => void };
  /** The link that leaves the form. */
  back?: Elements;
  /** The id of the form’s title. */
  labelledBy?: string;
  /** The content above the buttons, with which it is next to the fields on a wide window; `null` while there is none. */
  side?: Elements;
  children: Elements;
}

/** A form with its buttons. The host checks the answers, not the browser. */
export function Form({ onSubmit, submit, isBusy, leave, back, labelledBy, side, children }: Props) {
  const buttons = (
    <div className={shared.stackedActions}>
      <Button type="submit" look="primary" isBusy={isBusy}>
        {submit}
      </Button>
      {leave && (
        <Button look="quiet" disabled={isBusy} onClick={leave.act}>
          {leave.label}
        </Button>
      )}
      {back}
    </div>
  );
  return (
    <form
      className={side === undefined ? css.form : css.divided}
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      {children}
      {side === undefined ? (
        buttons
      ) : (
        <div className={css.side}>
          {side}
          {buttons}
        </div>
      )}
    </form>
  );
}
