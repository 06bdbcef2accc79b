declare module 'html-encoding-sniffer' {
  interface SniffOptions {
    xml?: boolean;
    transportLayerEncodingLabel?: string;
    defaultEncoding?: string;
    maxPrescanBytes?: number;
  }
  /** The canonical name of the encoding that bytes are declared to have. */
  export default function htmlEncodingSniffer(bytes: Uint8Array, options?: SniffOptions): string;
}
