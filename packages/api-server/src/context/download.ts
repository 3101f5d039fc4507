/** An answer that is sent as a file while it is made. */
export class Download {
  readonly type: string;
  /** Name of the file in ASCII, and in the reader's language. */
  readonly names: { ascii: string; local: string };
  readonly stream: ReadableStream<Uint8Array>;

  constructor(type: string, names: Download['names'], stream: Download['stream']) {
    this.type = type;
    this.names = names;
    this.stream = stream;
  }

  /** Value of the header `Content-Disposition` (RFC 6266). */
  get disposition(): string {
    const { ascii, local } = this.names;
    return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(local)}`;
  }
}
