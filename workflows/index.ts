export { take } from './take.ts';
