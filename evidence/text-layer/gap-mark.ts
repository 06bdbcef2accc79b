/**
 * Stands in a text layer where something is left out within a line that goes on behind it: OBJECT REPLACEMENT CHARACTER, which Unicode has for what
 * stands in a line and is no text. No quote holds it, and none begins or ends beside it within a word or number.
 */
export const GAP_MARK = '\ufffc';
