import { readFileSync } from 'node:fs';

/** Settings whose addresses contain a password. */
const WITH_PASSWORD: ReadonlySet<string> = new Set(['DATABASE_URL', 'DATABASE_REPLICA_URL', 'SMTP_URL']);

/** Whether a setting is a secret or contains one: it may also come from the file that `<name>_FILE` names. */
export const isSecret = (name: string): boolean =>
  WITH_PASSWORD.has(name) || /(?:SECRET|KEY|KEYS|TOKEN|PASSWORD|STAFF)$/.test(name);

type Environment = Readonly<Record<string, string | undefined>>;

const valueOf = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

/**
 * Returns a secret of the environment, or the content of the file that `<name>_FILE` names, without the line break at
 * its end; `undefined` when neither is set.
 * @throws Error without the secret when both are set, or the file cannot be read or is empty
 */
export function readSecret(env: Environment, name: string): string | undefined {
  const own = valueOf(env, name);
  const file = valueOf(env, `${name}_FILE`);
  if (file === undefined) return own;
  if (own !== undefined)
    throw new Error(`${name} and ${name}_FILE are both set, and each names the whole secret. Allowed: one of them.`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(
      `${name}_FILE is "${file}", which cannot be read (${(error as NodeJS.ErrnoException).code}). Allowed: a file that the user of this process may read.`,
      { cause: error },
    );
  }
  const secret = text.replace(/(?:\r?\n)+$/, '');
  if (secret.trim() === '')
    throw new Error(`${name}_FILE is "${file}", which is empty. Allowed: a file with the secret.`);
  return secret;
}
