/** A list of cues is a means of the whole house, and stands where evidence reads it too. */
export { cueList } from '../../evidence/cue-list.ts';
