export { ConfigError, readConfig, type Config } from './config.ts';
export { LockedError } from './db/lock.ts';
export type { Portal, PortalAnswer } from './http/portal.ts';
export { createServer, PortInUseError, type LogOptions, type Server, type ServerOptions } from './server.ts';
