/** Numbers in words are read by the whole house, and stand where evidence reads them too. */
export { numberWords, parseNumberWord } from '../../evidence/number-words.ts';
