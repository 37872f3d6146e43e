import { languageName, type Atlas } from '../base/atlas.ts';
import type { StateInfo } from '../../about/states.ts';
import type { StateText } from '../../pictures.ts';
import { getAlerts, wordsOfFailure } from '../base/readOut.ts';
import { html, type Part } from '../base/markup.ts';
import { fact } from './fact.ts';

const inLanguage = (atlas: Atlas, stateText: StateText): Part =>
  html`<div class="spoken" data-in-language="${stateText.language}">
    <h3>${languageName(atlas, stateText.language)}</h3>
    <dl class="facts" lang="${stateText.language}">
      ${fact('Headings', stateText.headings)} ${fact('Announced immediately', getAlerts(stateText))}
      ${fact('Announced when idle', stateText.news)} ${fact('Buttons and links', stateText.moves)}
      ${fact('Fields', stateText.fields)} ${fact('Focus', stateText.focus === '' ? [] : [stateText.focus])}
    </dl>
    <details>
      <summary>The accessibility tree of the whole screen</summary>
      <pre lang="${stateText.language}" tabindex="0">${stateText.tree}</pre>
    </details>
  </div>`;

/** Renders the screen reader texts of a state. */
export const renderTexts = (atlas: Atlas, stateText: readonly StateText[]): Part =>
  stateText.length > 0 &&
  html`<section aria-labelledby="screen-reader">
    <h2 id="screen-reader">Screen reader texts</h2>
    <div data-languages>${stateText.map((one) => inLanguage(atlas, one))}</div>
  </section>`;

/** Renders the error texts of a state in each language. */
export function failureWords(atlas: Atlas, { tags }: StateInfo, stateText: readonly StateText[]): Part {
  const shownTexts = stateText.filter(({ alerts }) => alerts.length > 0 || tags.includes('failed'));
  return (
    shownTexts.length > 0 &&
    html`<section aria-labelledby="words">
      <h2 id="words">Error texts</h2>
      <table class="failure">
        <tbody>
          ${shownTexts.map(
            (one) =>
              html`<tr data-in-language="${one.language}">
                <th scope="row">${languageName(atlas, one.language)}</th>
                <td lang="${one.language}">${wordsOfFailure(one).map((words) => html`<p>${words}</p>`)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>`
  );
}
