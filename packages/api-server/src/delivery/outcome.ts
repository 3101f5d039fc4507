/** A message as it is sent. */
export interface OutgoingMessage {
  /** UUID, the same in each attempt. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  /** Only of an e-mail. */
  html: string;
}

/**
 * What became of an attempt. `retry` may have arrived nevertheless. `rejected` will never be accepted; `bounced` when
 * the address is the reason. Reasons contain no secret and no part of the message.
 */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'retry'; reason: string; afterSeconds?: number }
  | { kind: 'rejected'; reason: string; bounced: boolean };

/** Sends one message over one channel; never throws. */
export interface Sender {
  send: (message: OutgoingMessage) => Promise<Outcome>;
  close: () => void;
}
