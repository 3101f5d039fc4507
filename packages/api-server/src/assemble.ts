import { constants } from 'node:zlib';
import { isPagePath } from '@taawun/domain';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { auditAtNight } from './audit/nightly.ts';
import type { Config } from './config/config.ts';
import { isDiskFull } from './db/errors.ts';
import { migrate } from './db/migrate.ts';
import type { OpenDatabase } from './db/open.ts';
import { checkDataKeys } from './personal-data/state.ts';
import { encryptStored, isEncrypted, keepsPlain } from './personal-data/stored.ts';
import { createServices } from './composition/services.ts';
import { createJobs, removeExpired } from './composition/housekeeping.ts';
import { createDelivery, createSenders } from './delivery/worker.ts';
import { startJobs, type FailingJob } from './jobs/jobs.ts';
import { measureDatabase, measureReplica } from './monitoring/database.ts';
import { countedGateway } from './monitoring/gateway.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Readiness } from './monitoring/readiness.ts';
import { waitingDocuments } from './documents/compiler.ts';
import { createOutbox } from './notifications/messages.ts';
import { createRunCommand } from './composition/commands.ts';
import { serveControl, type Control } from './control/serve.ts';
import { createClaimRequest } from './limits/claim-request.ts';
import { prepareSecrets, waitingHashes } from './shared/secrets.ts';
import { openGateway } from './gateways/select.ts';
import { createAnswer, type Answer } from './http/answer.ts';
import { rejectUnknown, registerApi } from './http/api.ts';
import { sendError } from './http/errors.ts';
import { registerFiles } from './http/files.ts';
import { registerGateway } from './http/gateway.ts';
import { prepareListening } from './http/operation/listen.ts';
import { malformedHandler } from './http/malformed.ts';
import { registerOutbox } from './http/outbox.ts';
import { registerFormPosts } from './http/form-posts.ts';
import { registerSecurityTxt } from './http/security-txt.ts';
import { registerMedia } from './http/media.ts';
import { registerPublicFiles, servePortal, type Portal } from './http/portal.ts';
import { registerProbes } from './http/operation/probes.ts';
import { registerPreview } from './http/preview.ts';
import { warmUp } from './http/warm-up.ts';
import { rejectDemoAccounts } from './seed/demo-accounts.ts';
import { seed } from './seed/seed.ts';

/**
 * Verifies the keys and encrypts what is stored in plain. The embedded database has no other server; on PostgreSQL
 * servers of the release before encryption may still run, until the operator says that they have ended.
 */
async function prepareEncryption({ db, kind }: OpenDatabase, notify: (line: string) => void): Promise<void> {
  await checkDataKeys(db);
  // Once only: it reads whole tables.
  if (await isEncrypted(db)) return;
  if (kind === 'PGlite' || !(await keepsPlain(db))) await encryptStored(db);
  else
    notify(
      'Personal data is still stored in plain too, for servers of the release before encryption. When these have ended: taawun-api upgrade',
    );
}

/**
 * Answers that are in memory are compressed in one call, a tenth of a millisecond for 30 KB: a stream for each costs twice
 * as much. The window of brotli is as large as they are.
 */
const COMPRESSION = {
  global: true,
  threshold: 1_024,
  syncThreshold: 65_536,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 17 } },
};

/** Differences of an audit that are logged. */
const MAX_LOGGED = 20;

/** A server whose routes are registered. */
export interface AssembledServer {
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
}

interface Parts {
  portal: Portal | undefined;
  storybookDir: string | undefined;
  app: FastifyInstance;
  config: Config;
  database: OpenDatabase;
  metrics: Metrics;
  readiness: Readiness;
  notify: (line: string) => void;
  now: (() => Date) | undefined;
}

/** Prepares the database, registers all routes and starts the jobs. `listen` makes the server ready. */
export async function assemble({
  app,
  config,
  database,
  metrics,
  readiness,
  portal,
  storybookDir,
  notify,
  now,
}: Parts): Promise<AssembledServer> {
  const { db, probe, check, replica } = database;
  readiness.enter('migrating');
  await migrate(db);
  await prepareEncryption(database, notify);
  readiness.enter('starting');
  await replica?.start();
  await prepareSecrets();
  await removeExpired(db);
  await seed(db, { demo: config.demoAccounts });
  if (!config.demoAccounts) await rejectDemoAccounts(db);
  const listen = prepareListening(app, malformedHandler(config));
  const payments = openGateway(config, createClaimRequest(db));
  const delivery = createDelivery(db, createSenders(config), (error) =>
    app.log.warn({ err: error }, 'messages could not be delivered'),
  );
  const messenger = createOutbox(delivery.soon);
  let failing: FailingJob[] = [];
  const services = createServices({
    db,
    checkDatabase: check,
    failingJobs: () => failing,
    config,
    gateway: countedGateway(payments.gateway, metrics),
    messenger,
    ...(now && { now }),
    probe,
    replica,
    onRead: (served) => metrics.publicReads.inc({ database: served }),
    onReplicaError: (error) => app.log.warn({ err: error }, 'a read has failed on the replica'),
  });
  readiness.watch(check);
  measureDatabase(metrics, probe);
  if (replica) measureReplica(metrics, replica);
  metrics.addSource(() => {
    metrics.queued.set({ queue: 'password hashing' }, waitingHashes());
    metrics.queued.set({ queue: 'documents' }, waitingDocuments());
  });
  await app.register(compress, COMPRESSION);
  registerProbes(app, readiness);
  await registerFiles(app, { assets: portal?.assets, storybookDir: config.storybook ? storybookDir : undefined });
  registerMedia(app, services.reads);
  await registerPublicFiles(app, portal?.publicDir);
  if (portal) registerPreview(app, { db, config, portal });
  await app.register(async (scope) => registerApi(scope, services));
  registerSecurityTxt(app, config);
  registerGateway(app, services);
  payments.attach(app);
  if (config.devOutbox) registerOutbox(app, db);
  if (portal) await registerFormPosts(app, portal, config);
  app.setNotFoundHandler((request, reply) => {
    if (!isPagePath(request.url)) return rejectUnknown(request, reply);
    return portal
      ? servePortal({ portal, config, publishedVersions: services.reads.versions }, request, reply)
      : sendError(request, reply, 'not_found');
  });
  const audit = async () => {
    const { problem, differences } = await auditAtNight(database, services.now());
    if (problem !== '') app.log.error({ differences: differences.slice(0, MAX_LOGGED) }, problem);
  };
  const endJobs = startJobs(db, createJobs(services, delivery, audit), {
    onError: (job, error) => {
      if (!isDiskFull(error)) app.log.warn({ err: error, job }, 'a job has failed and runs again');
    },
    onRun: (job, outcome) => metrics.jobRuns.inc({ job, outcome }),
    onState: (jobs) => (failing = jobs),
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
      // A demo starts at once.
      if (config.profile === 'production')
        await warmUp({
          portal,
          config,
          services,
          onError: (error) => app.log.warn({ err: error }, 'the first visitors wait longer'),
        });
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
      readiness.enter('ready');
      return address;
    },
  };
}
