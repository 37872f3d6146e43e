import type { FC } from 'react';
import { compareDocuments } from '../../../../contract/content/compareDocuments.ts';
import { countIssues } from '../../../../contract/content/isExample.ts';
import { propertyPageAddress } from '../../../../contract/dashboard/pages.ts';
import type { ShownProperty } from '../../../../contract/dashboard/properties.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextArea } from '../../../ui/TextField.tsx';
import * as shared from '../../../kit/shared.css.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../layout/Form.tsx';
import { Outdated } from '../layout/NotLoaded.tsx';
import { RejectedAlert } from '../outcome/RejectedAlert.tsx';
import { IssueList } from '../property/IssueList.tsx';
import * as css from '../property/property.css.ts';
import { PropertyChanges } from '../property/PropertyChanges.tsx';
import { Preview } from './Preview.tsx';
import type { PropertyReviewProps, PropertyReviewState } from './PropertyReviewProps.ts';

type ReviewState = Extract<
  PropertyReviewState,
  `shown.${string}` | 'publishing' | 'tooMany' | 'reassessing' | 'rejected'
>;
type Props = PropertyReviewProps & { state: ReviewState };

/** The number of characters of a note, as in contract/dashboard/properties.ts. */
const longestNote = 500;

/** The reason why the draft was not published. */
const Failure: FC<Props> = ({ context, send, state }) => {
  const text = useText();
  if (state === 'shown.outdated') return <Outdated send={send} />;
  if (state === 'tooMany') return <RejectedAlert refusal={context} />;
  if (state !== 'rejected') return null;
  const { refusal } = context;
  return refusal.failure === 'content-incomplete' ? (
    <RejectedAlert refusal={refusal} refusedText={text('dashboard.review.incomplete')} />
  ) : (
    <RejectedAlert refusal={refusal} />
  );
};

/** The changes of the draft, or a sentence if nothing is published yet. */
function Changes({ shown: { published, document } }: { shown: ShownProperty }) {
  const text = useText();
  if (!published) return <p>{text('dashboard.review.first')}</p>;
  const changes = compareDocuments(published.document, document);
  if (changes.length === 0) return <p>{text('dashboard.review.photosOnly')}</p>;
  return (
    <>
      <p>{text('dashboard.review.changes', { count: changes.length })}</p>
      <PropertyChanges
        changes={changes}
        before={text('dashboard.review.before')}
        after={text('dashboard.review.after')}
      />
    </>
  );
}

/** The note and the button that publishes the draft. */
const Publication: FC<Props> = ({ context: { entry }, send, state }) => {
  const text = useText();
  return (
    <Form
      onSubmit={() => send({ type: 'publication.requested' })}
      submit={text('dashboard.review.publish')}
      isBusy={state === 'publishing' || state === 'reassessing'}
    >
      <p>{text('dashboard.review.effect')}</p>
      <TextArea
        id="publication-note"
        label={text('dashboard.review.note')}
        description={text('dashboard.review.note.about')}
        rows={2}
        maxLength={longestNote}
        value={entry.note}
        onChange={(note) => send({ type: 'note.changed', note })}
      />
    </Form>
  );
};

/** Why there is nothing to publish. */
function Nothing({ shown: { property, managedBy } }: { shown: ShownProperty }) {
  const text = useText();
  const isFromFiles = managedBy === 'files';
  return (
    <>
      <Notice
        tone="info"
        title={text(isFromFiles ? 'dashboard.editor.readOnly' : 'dashboard.review.nothing')}
      >
        {isFromFiles && <p>{text('dashboard.review.files.text')}</p>}
      </Notice>
      <div className={shared.actions}>
        <ButtonLink href={propertyPageAddress('property', property)}>
          {text('dashboard.review.backToProperty')}
        </ButtonLink>
      </div>
    </>
  );
}

/** Shows what the draft changes, its errors or warnings, and how the page will look. */
export const Review: FC<Props> = (props) => {
  const text = useText();
  const { shown } = props.context;
  if (!shown) return null;
  const { property, hasDraft, managedBy, errors, warnings } = shown;
  const isPublishable = hasDraft && managedBy === 'dashboard';
  return (
    <>
      <Failure {...props} />
      {!isPublishable && <Nothing shown={shown} />}
      {isPublishable && errors.length > 0 && (
        <section className={css.part}>
          <h2 className={css.heading}>{text('dashboard.review.errors', { count: countIssues(errors) })}</h2>
          <p>{text('dashboard.review.errors.text')}</p>
          <IssueList property={property} issues={errors} />
        </section>
      )}
      {isPublishable && (
        <section className={css.part}>
          <h2 className={css.heading}>{text('dashboard.review.whatChanges')}</h2>
          <Changes shown={shown} />
        </section>
      )}
      {warnings.length > 0 && (
        <section className={css.part}>
          <h2 className={css.heading}>
            {text('dashboard.review.warnings', { count: countIssues(warnings) })}
          </h2>
          {isPublishable && <p>{text('dashboard.review.warnings.text')}</p>}
          <IssueList property={property} issues={warnings} />
        </section>
      )}
      <Preview {...props} shown={shown} />
      {isPublishable && errors.length === 0 && <Publication {...props} />}
    </>
  );
};
