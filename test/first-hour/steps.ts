/** A command of the first hour, as it is typed, and what the terminal then shows. */
export interface Step {
  /** Names the kept screen: `screens/NAME.txt`. */
  name: string;
  /** In capitals what differs from run to run: TAKE_ID, ADDRESS_OF_A_CHANGELOG. */
  command: string;
  /** What is typed where a question comes. */
  answers?: { when: RegExp; type: string }[];
  exit: number;
}

/** In order; `npm start` goes on in another terminal meanwhile. README.md shows these commands and no others. */
export const STEPS: Step[] = [
  { name: 'quotes', command: 'npm run take -- quote-compare "$(cat examples/two-quotes.txt)"', exit: 0 },
  { name: 'verify', command: 'npm run take -- verify TAKE_ID', exit: 0 },
  { name: 'export', command: 'npm run take -- export TAKE_ID take.zip', exit: 0 },
  { name: 'verify-offline', command: 'npm run verify -- take.zip', exit: 0 },
  {
    name: 'own-page',
    command: 'npm run take -- changelog-scout "What is new? ADDRESS_OF_A_CHANGELOG"',
    exit: 0,
  },
  { name: 'own-page-verify', command: 'npm run take -- verify TAKE_ID', exit: 0 },
  {
    name: 'question',
    command: 'npm run take -- changelog-scout "What is new?"',
    answers: [{ when: /Your answer[^]*> /, type: 'ADDRESS_OF_A_CHANGELOG\n' }],
    exit: 0,
  },
  { name: 'show', command: 'npm run take -- show TAKE_ID', exit: 0 },
  { name: 'unreachable', command: 'npm run take -- changelog-scout "What is new? ADDRESS_OF_NOTHING"', exit: 1 },
  { name: 'help', command: 'npm run take -- --help', exit: 0 },
  { name: 'wrong', command: 'npm run take -- quotes', exit: 2 },
  { name: 'key', command: 'npm run -s key -- --station', exit: 0 },
];

/** The request of README.md over HTTP; KEY is in the environment. */
export const REQUEST = `curl -s http://127.0.0.1:3000/api/public/channel/quote-compare/take \\
  -H "authorization: Bearer $KEY" -H 'content-type: application/json' -H 'idempotency-key: order-1' \\
  -d "$(node -p 'JSON.stringify({ notes: fs.readFileSync("examples/two-quotes.txt", "utf8") })')"`;
