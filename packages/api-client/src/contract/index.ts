import { describe } from 'vitest';
import { describeBalance } from './balance.ts';
import { describeAccounts } from './accounts.ts';
import { describeConfirmation } from './confirmation.ts';
import { createKit, type ContractTarget } from './kit.ts';
import { describeGiving } from './giving.ts';
import { describeMembership } from './membership.ts';
import { describeProfile } from './profile.ts';
import { describeProtocol } from './protocol.ts';
import { describePasskeys } from './passkeys.ts';
import { describeReads } from './reads.ts';
import { describeShares } from './shares.ts';
import { describeTwoStep } from './two-step.ts';
import { describeWrites } from './writes.ts';

export type { ContractDevice, ContractTarget } from './kit.ts';
export { newApplication } from './membership.ts';
export { codeTo, confirmedSignUp, messagesTo, openAccount } from './outbox.ts';

/**
 * Vitest suite that tests a server against openapi.yaml: every operation, valid and invalid, with each response
 * validated. The server needs the demo accounts (`@taawun/api-client/demo`) and its own content.
 */
export function describeContract(name: string, target: ContractTarget): void {
  describe(`the contract, by ${name}`, () => {
    const kit = createKit(target);
    describeReads(kit);
    describeAccounts(kit);
    describeWrites(kit);
    describeGiving(kit);
    describeShares(kit);
    describeMembership(kit);
    describeProfile(kit);
    describeBalance(kit);
    describeConfirmation(kit);
    describePasskeys(kit);
    describeTwoStep(kit);
    describeProtocol(kit);
  });
}
