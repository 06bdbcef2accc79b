import type { ShownReport } from '../../../db/queries/cited-sentences.ts';
import { type Html, html } from '../../http/html.ts';
import { table } from '../components.ts';

/** Why a grade is what it is: each check with its weight, what it came to and the reason; and what keeps the grade lower than they say. */
export function renderReport({ checks, cap }: ShownReport): Html {
  return html`${cap !== null && html`<div class="notice"><p>${cap}</p></div>`}${table(
    [
      { label: 'Check' },
      { label: 'Weight', isNumber: true },
      { label: 'Score', isNumber: true },
      { label: '' },
      { label: 'Why', isWide: true },
    ],
    checks.map(({ name, weight, score, why }) => [
      name.replace(/^assessment:/, ''),
      String(weight),
      `${Math.round(score * 100)} %`,
      html`<meter min="0" max="1" low="0.6" high="0.9" optimum="1" value="${score}" aria-label="${name}">${score}</meter>`,
      why,
    ]),
    { caption: 'Checks behind the grade', isStacked: true },
  )}`;
}
