import { once } from 'node:events';
import { simpleParser, type ParsedMail } from 'mailparser';
import { generate } from 'selfsigned';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface SmtpSink {
  url: string;
  port: number;
  /** Everything that was accepted, parsed. */
  mails: ParsedMail[];
  /** The same as raw text. */
  raw: string[];
  /** Answers of the next commands, in order. */
  answers: { rcpt: (Error | null)[]; data: (Error | null)[] };
  stop: () => Promise<void>;
}

/** An answer of a mail server. */
export const smtpError = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });

/** A mail server that accepts everything, unless the test says otherwise. */
export async function startSmtp(
  options: SMTPServerOptions & { at?: number; selfSigned?: boolean } = {},
): Promise<SmtpSink> {
  const { at = 0, selfSigned = false, ...given } = options;
  const mails: ParsedMail[] = [];
  const raw: string[] = [];
  const answers: SmtpSink['answers'] = { rcpt: [], data: [] };
  const key = selfSigned ? await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 }) : null;
  const parse = async (text: string, done: () => void) => {
    mails.push(await simpleParser(text));
    raw.push(text);
    done();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: selfSigned ? [] : ['STARTTLS'],
    ...(key && { key: key.private, cert: key.cert }),
    onRcptTo: (_, __, done) => done(answers.rcpt.shift() ?? null),
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const rejection = answers.data.shift() ?? null;
        if (rejection) return done(rejection);
        void parse(text, done);
      });
    },
    // A test that leaves a connection open does not wait for its end.
    closeTimeout: 200,
    ...given,
  });
  // A client that rejects the certificate breaks its connection off.
  server.on('error', () => undefined);
  const listener = server.listen(at, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    raw,
    answers,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
