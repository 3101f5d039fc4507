import { isPagePath } from '@taawun/domain';
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config, LogLevel } from './config/config.ts';
import { isDiskFull } from './db/errors.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase, type OpenDatabase } from './db/open.ts';
import { checkDataKeys } from './personal-data/state.ts';
import { encryptStored, keepsPlain } from './personal-data/stored.ts';
import { createServices } from './composition/services.ts';
import { createJobs, removeExpired } from './composition/housekeeping.ts';
import { createDelivery, createSenders } from './delivery/worker.ts';
import { startJobs } from './jobs/jobs.ts';
import { createOutbox } from './notifications/messages.ts';
import { createRunCommand } from './composition/commands.ts';
import { serveControl, type Control } from './control/serve.ts';
import { prepareSecrets } from './shared/secrets.ts';
import { openGateway } from './gateways/select.ts';
import { createAnswer, type Answer } from './http/answer.ts';
import { rejectUnknown, registerApi } from './http/api.ts';
import { describeError, handleErrors, sendError } from './http/errors.ts';
import { registerFiles } from './http/files.ts';
import { registerGateway } from './http/gateway.ts';
import { registerHeaders, securityHeaders } from './http/headers.ts';
import { prepareListening } from './http/listen.ts';
import { registerLocalOnly } from './http/local-only.ts';
import { malformedHandler } from './http/malformed.ts';
import { registerOutbox } from './http/outbox.ts';
import { registerPaymentOrigin } from './http/payment-origin.ts';
import { registerFormPosts } from './http/form-posts.ts';
import { createPublishedVersions } from './http/published.ts';
import { registerSecurityTxt } from './http/security-txt.ts';
import { registerMedia } from './http/media.ts';
import { registerPublicFiles, servePortal, type Portal } from './http/portal.ts';
import { registerPreview } from './http/preview.ts';
import { rejectDemoAccounts } from './seed/demo-accounts.ts';
import { seed } from './seed/seed.ts';

/** Subset of Pino's options; request serializers are fixed. */
export interface LogOptions {
  level: LogLevel;
  stream?: { write: (line: string) => void };
}

export interface ServerOptions {
  portal?: Portal;
  /** Folder of the built Storybook, served at /storybook/ where `config.storybook` allows it. */
  storybookDir?: string;
  /** Log level and destination. @default `config.logLevel` on standard output */
  logger?: LogOptions;
  /** Receives a line when PostgreSQL is waited for, and when the disk is full or has space again. @default standard error */
  notify?: (line: string) => void;
  /** Clock of confirmed sessions and waiting payouts, for tests. @default the machine's */
  now?: () => Date;
}

export interface Server {
  app: FastifyInstance;
  database: OpenDatabase;
  /** Calls this server's API in process. */
  answer: Answer;
  /**
   * Starts listening and returns the URL to open.
   * @throws PortInUseError
   * @throws ConfigError when HOST is not an address of this machine
   */
  listen: () => Promise<string>;
  /** Finishes running requests, then closes the database. */
  close: () => Promise<void>;
}

// Path segments with secrets: previews, checkouts, gifts, receipts.
const KEYS = /\/(preview|checkout|pay|return|hosted|gifts?|receipts|receipt-verifications)\/[\w-]{10,}/;

// Log paths without query (reset links carry a token), headers or bodies.
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({
    method,
    path: url.split('?')[0]?.replace(KEYS, '/$1/…'),
  }),
  err: describeError,
};

function createApp(config: Config, logger: LogOptions = { level: config.logLevel }): FastifyInstance {
  const app = Fastify({
    logger: { ...logger, serializers },
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 1_000 },
    // Hooks do not run before these errors.
    frameworkErrors: (_, request, reply) =>
      void sendError(request, reply.headers(securityHeaders(config, request.id)), 'bad_request'),
    clientErrorHandler: malformedHandler(config),
    requestTimeout: 30_000,
    ...(config.trustProxy && { trustProxy: [...config.trustProxy] }),
  });
  registerHeaders(app, config);
  if (config.profile === 'demo') registerLocalOnly(app);
  registerPaymentOrigin(app, config);
  handleErrors(app);
  return app;
}

const writeError = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Verifies the keys and encrypts what is stored in plain. The embedded database has no other server; on PostgreSQL
 * servers of the release before encryption may still run, until the operator says that they have ended.
 */
async function prepareEncryption({ db, kind }: OpenDatabase, notify: (line: string) => void): Promise<void> {
  await checkDataKeys(db);
  if (kind === 'PGlite' || !(await keepsPlain(db))) await encryptStored(db);
  else
    notify(
      'Personal data is still stored in plain too, for servers of the release before encryption. When these have ended: taawun-api upgrade',
    );
}

/** Opens, migrates and seeds the database and registers all routes; `listen` starts the server. */
export async function createServer(
  config: Config,
  { portal, storybookDir, logger, notify = writeError, now }: ServerOptions = {},
): Promise<Server> {
  const database = await openDatabase(config, { notify });
  try {
    await migrate(database.db);
    await prepareEncryption(database, notify);
    await prepareSecrets();
    await removeExpired(database.db);
    await seed(database.db, { demo: config.demoAccounts });
    if (!config.demoAccounts) await rejectDemoAccounts(database.db);
    const app = createApp(config, logger);
    const listen = prepareListening(app, malformedHandler(config));
    const { db, probe, check } = database;
    const payments = openGateway(config);
    const delivery = createDelivery(db, createSenders(config), (error) =>
      app.log.warn({ err: error }, 'messages could not be delivered'),
    );
    const messenger = createOutbox(delivery.soon);
    const services = createServices({
      db,
      checkDatabase: check,
      config,
      gateway: payments.gateway,
      messenger,
      ...(now && { now }),
    });
    await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
    await registerFiles(app, { assets: portal?.assets, storybookDir: config.storybook ? storybookDir : undefined });
    registerMedia(app, database.db);
    await registerPublicFiles(app, portal?.publicDir);
    if (portal) registerPreview(app, { db: database.db, config, portal });
    await app.register(async (scope) => registerApi(scope, services));
    const publishedVersions = createPublishedVersions(probe);
    registerSecurityTxt(app, config);
    registerGateway(app, services);
    payments.attach(app);
    if (config.devOutbox) registerOutbox(app, db);
    if (portal) await registerFormPosts(app, portal, config);
    app.setNotFoundHandler((request, reply) => {
      if (!isPagePath(request.url)) return rejectUnknown(request, reply);
      return portal
        ? servePortal({ portal, config, publishedVersions }, request, reply)
        : sendError(request, reply, 'not_found');
    });
    const endJobs = startJobs(db, createJobs(services, delivery), {
      onError: (job, error) => {
        if (!isDiskFull(error)) app.log.warn({ err: error, job }, 'a job has failed and runs again');
      },
    });
    let control: Control | null = null;
    let address: string | null = null;
    app.addHook('onClose', async () => {
      await control?.close();
      await delivery.close();
      await endJobs();
      payments.close();
      await database.close();
    });
    await app.ready();
    return {
      app,
      database,
      answer: createAnswer(services, (error, text) => app.log.error(error, text)),
      listen: async () => {
        address = await listen(config);
        if (config.profile === 'production' && !config.messages.email && !config.messages.sms)
          notify('MESSAGES is outbox: nothing is sent, and members receive no codes and no reset links.');
        // PostgreSQL has room for the commands beside the server.
        if (database.kind === 'PGlite')
          control = await serveControl(
            config.dataDir,
            createRunCommand(services, () => address),
          ).catch((error: Error) => {
            notify(`Commands cannot reach this server: ${error.message}`);
            return null;
          });
        return address;
      },
      close: async () => app.close(),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
