/** What was found in a text, and the text without it. */
export interface Taken {
  found: string[];
  rest: string;
}
