import type { ErrorCode, OperationId } from '@taawun/api-client';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../limits/network.ts';
import type { Failure } from '../shared/failure.ts';

type SecurityEvent =
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_failed'
  | 'second_factor_required'
  | 'second_factor_failed'
  | 'session_confirmed'
  | 'confirmation_failed'
  | 'session_ended'
  | 'token_rejected'
  | 'forbidden'
  | 'throttled'
  | 'password_changed'
  | 'reset_requested'
  | 'contact_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_rejected'
  | 'two_step_enabled'
  | 'two_step_disabled'
  | 'recovery_codes_renewed'
  | 'bank_changed'
  | 'account_deleted'
  | 'code_rejected'
  | 'webhook_rejected';

/** Operations whose success is a security event. */
const SUCCESS: Partial<Record<OperationId, SecurityEvent>> = {
  signUp: 'signed_up',
  signIn: 'signed_in',
  signInWithPasskey: 'signed_in',
  confirmSession: 'session_confirmed',
  addPasskey: 'passkey_added',
  removePasskey: 'passkey_removed',
  enableTwoStep: 'two_step_enabled',
  disableTwoStep: 'two_step_disabled',
  renewRecoveryCodes: 'recovery_codes_renewed',
  signOut: 'session_ended',
  endSession: 'session_ended',
  endOtherSessions: 'session_ended',
  resetPassword: 'password_changed',
  changePassword: 'password_changed',
  forgotPassword: 'reset_requested',
  confirmContactChange: 'contact_changed',
  updateMemberBank: 'bank_changed',
  confirmAccountDeletion: 'account_deleted',
};

const CODES: Partial<Record<ErrorCode, SecurityEvent>> = {
  unauthenticated: 'token_rejected',
  forbidden: 'forbidden',
  rate_limited: 'throttled',
  code_expired: 'code_rejected',
  second_factor_required: 'second_factor_required',
};

/** Rules whose violation means that a password, code or token was wrong. */
const RULES: Readonly<Record<string, SecurityEvent>> = {
  credentials: 'sign_in_failed',
  ownPassword: 'confirmation_failed',
  oldPassword: 'code_rejected',
  code: 'code_rejected',
  resetToken: 'code_rejected',
  passkey: 'passkey_rejected',
};

/** Rules whose violation means that a second factor was wrong, not malformed. */
const FACTOR_RULES: ReadonlySet<string> = new Set(['code', 'recoveryCode', 'passkey']);

/** Event of a completed operation; `null` when it is none. A sign-out without a session ends nothing. */
export const eventOfSuccess = (operation: OperationId): SecurityEvent | null => SUCCESS[operation] ?? null;

/** Event of a rejected operation; `null` when it is none. A guest without a token is no event. */
export function eventOfFailure({ code, faults }: Failure, hasToken: boolean): SecurityEvent | null {
  if (code === 'unauthenticated' && !hasToken) return null;
  if (faults.some(({ field, rule }) => field.startsWith('second_factor.') && FACTOR_RULES.has(rule)))
    return 'second_factor_failed';
  const rule = faults.map(({ rule: name }) => RULES[name]).find((event) => event !== undefined);
  return rule ?? CODES[code] ?? null;
}

/** Logs a security event with the caller's network; never with a secret, a phone number or the whole address. */
export function logSecurityEvent(
  request: FastifyRequest,
  security: SecurityEvent,
  more: { operation?: OperationId; user: number | null },
): void {
  request.server.metrics.securityEvents.inc({ event: security });
  request.log.info({ security, ...more, address: networkOf(request.ip) }, 'security event');
}
