import type { FC } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { legalTextMachine } from '../../../machines/legalText/legalText.machine.ts';
import { noticesPath } from '../../../contract/values/noticesPath.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Skeleton } from '../../ui/Spinner.tsx';
import { atomicState, type AtomicState } from '../../kit/atomicState.ts';
import { NotLoaded } from '../../kit/NotLoaded.tsx';
import { PageProblem } from '../../kit/PageProblem.tsx';
import { PropertiesLink } from '../error/PropertiesLink.tsx';
import { main, wrap } from '../../kit/layout.css.ts';
import { StateScreen, type Screens } from '../../kit/StateScreen.tsx';
import { Block } from './Block.tsx';
import { renderParts } from './renderParts.ts';
import * as css from './legalText.css.ts';

type LegalTextState = Pick<SnapshotFrom<typeof legalTextMachine>, 'value' | 'context'>;

export interface LegalTextProps {
  pageState: LegalTextState;
  send: (event: { type: 'retry.requested' }) => void;
}

const Waiting: FC<LegalTextProps> = () => {
  const text = useText();
  return (
    <div className={wrap} role="status">
      <h1 className={css.title}>{text('frame.loading')}</h1>
      <Skeleton className={css.placeholder} />
    </div>
  );
};

/** A link to the licences of the software, which every site must offer, whether or not its host has an imprint. */
function SoftwareLicences() {
  const text = useText();
  return (
    <p lang={useLanguage()}>
      <a href={noticesPath} hrefLang="en">
        {text('legal.softwareLicences')}
      </a>
    </p>
  );
}

const Read: FC<LegalTextProps> = ({ pageState: { context } }) =>
  context.text && (
    <article className={wrap} lang={context.text.language}>
      <div className={css.text}>
        <h1 className={css.title}>{context.text.title}</h1>
        {renderParts(context.text.blocks, (block) => (
          <Block block={block} />
        ))}
        {context.name === 'imprint' && <SoftwareLicences />}
      </div>
    </article>
  );

const NotFound: FC<LegalTextProps> = ({ pageState: { context } }) => {
  const text = useText();
  return (
    <>
      <PageProblem title={text('problem.textNotFound.title')} text={text('problem.textNotFound.text')}>
        <PropertiesLink />
      </PageProblem>
      {context.name === 'imprint' && (
        <div className={wrap}>
          <SoftwareLicences />
        </div>
      )}
    </>
  );
};

const Failed: FC<LegalTextProps> = ({ pageState, send }) => (
  <NotLoaded failureReason={pageState.context} send={send} />
);

const screens: Screens<AtomicState<LegalTextState['value']>, LegalTextProps> = {
  loading: Waiting,
  ready: Read,
  notFound: NotFound,
  failed: Failed,
};

/** Shows the privacy notice, the terms or the imprint. */
export function LegalTextView(props: LegalTextProps) {
  const state = atomicState(props.pageState.value);
  return (
    <main id="main" tabIndex={-1} className={main} data-machine="legalText" data-state={state}>
      <StateScreen screens={screens} state={state} from={props} />
    </main>
  );
}
