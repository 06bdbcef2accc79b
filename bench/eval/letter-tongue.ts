/** Letters of vendors in one language: their sentences, with the places of what they name. Written apart from the vocabulary of the channel. */
export interface LetterTongue {
  decimal: string;
  group: string;
  money: string;
  currency: string;
  and: string;
  request: string[];
  goods: { the: string; counted: string; per: string }[];
  vendors: [firm: string, person: string][];
  fields: { from: string; date: string; subject: string };
  mail: { subject: string; day: string };
  greetings: string[];
  closings: string[];
  intros: string[];
  /** Both prices in one sentence. */
  prices: string[];
  freight: string[];
  included: string[];
  freeOver: string[];
  total: string[];
  lead: string[];
  revised: string;
  head: string;
}
