const RECORDING = /(<!-- recorded -->\n```\n)([^]*?)(```\n<!-- \/recorded -->)/;

/** The stream that a document shows. */
export function findRecordedStream(document: string): string {
  const recording = RECORDING.exec(document)?.[2];
  if (recording === undefined) throw new Error('The document has no place for a recorded stream');
  return recording;
}

export const withRecordedStream = (document: string, text: string): string =>
  document.replace(RECORDING, (_whole, before: string, _old, after: string) => `${before}${text}${after}`);
