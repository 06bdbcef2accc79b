import { defineChannel } from '../kit/define-channel.ts';
import { ADVICE } from '../reading/vocabulary/beyond-words.ts';
import { card } from './card.ts';
import { askCompany, EDGAR, MOST, readSubmissions, readTickers, SEC } from './edgar.ts';
import { slots, Wanted } from './wanted.ts';

/** Channel 104: what companies filed with the SEC. */
export const filingScout = defineChannel({
  card,
  wanted: Wanted,
  slots,
  items: 'companies',
  words: `filing filings file files filed sec edgar form forms report reports annual quarterly proxy insider trades ticker tickers cik company companies issuer investor disclosure disclosures registration statement statements 10-k 10-q 8-k
    shareholder shareholders ipo nasdaq nyse stock latest newest amendment amendments regulatory securities exchange commission shares owner everything
    eingereicht welche berichte bericht aktie déposé dépôts rapports rapport informes informe presentado relazioni`,
  sources: [SEC, EDGAR],
  screening: async () => (await import('./screening.ts')).screening,
  ask: ({ companies }, item) => companies.slice(item, item + 1).flatMap((company) => askCompany(company, item)),
  answers: { sec: readTickers, edgar: readSubmissions },
  columns: [
    { key: 'company', label: 'Company', type: 'text' },
    { key: 'form', label: 'Form', type: 'text' },
    { key: 'filed', label: 'Filed', type: 'date' },
    { key: 'period', label: 'Period', type: 'date', isOptional: true },
    { key: 'description', label: 'Description', type: 'text', isOptional: true },
    { key: 'link', label: 'Link', type: 'link' },
  ],
  tell: ({ company, form, filed, period, description, link }) =>
    `${String(filed)}: ${String(form)} of ${String(company)}${period ? ` for ${String(period)}` : ''}${description && description !== form ? ` (${String(description)})` : ''} ${String(link)}`,
  none: 'no such filing is in the list of recent ones',
  beyond: [[ADVICE, 'this lists what was filed, and advises nobody what to do.']],
  remarks: ({ most, forms, period }) => [
    `The newest ${most ?? MOST} filings${forms.length > 0 ? ' of these forms, amendments included' : ' of any form'}.`,
    ...(period ? ['The days are those of filing: what covers a quarter or a year is filed after it.'] : []),
    ...(forms.length > 1 && (period || most !== null)
      ? [`${period ? 'The days' : 'The number'} of the brief ${period ? 'count' : 'counts'} for all of these forms.`]
      : []),
  ],
});
