export { ConfigError, readConfig, type Config } from './config/config.ts';
export { LockedError } from './db/embedded/lock.ts';
export type { Answer } from './http/answer.ts';
export type { Portal, PortalAnswer } from './http/portal.ts';
export { paymentFrameSources } from './gateways/shared/origins.ts';
export { PortInUseError } from './shared/listen-error.ts';
export { runUntilStopped } from './run.ts';
export type { LogOptions } from './http/log.ts';
export { createServer, type Server, type ServerOptions } from './server.ts';
