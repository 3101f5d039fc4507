import { ConfigError } from '../config/config.ts';

/** Another process listens on the port, or the user may not use it. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
}

/** Explains why a listener could not start, by the settings of its host and port. Other errors stay as they are. */
export function listenError(
  error: unknown,
  { host: [hostName, host], port: [portName, port] }: { host: [string, string]; port: [string, number] },
): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new PortInUseError(
      `${portName} is "${port}", and another process listens there. Stop it, or choose another one: ${portName}=${port + 1} npm start`,
    );
  if (code === 'EACCES')
    return new PortInUseError(
      `${portName} is "${port}", and this user may not listen there. Choose one above 1023: ${portName}=4000 npm start`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new ConfigError(
      `${hostName} is "${host}", which is no address of this machine. Allowed: localhost, 0.0.0.0 for every network, or an address that this machine has.`,
    );
  }
  return error;
}
