export { DEMO, DEMO_APPLICATION, type DemoAccount } from '../demo/index.ts';
export { decideApplication, fileApplication, setApproval } from './membership.ts';
export { settlePayout } from './balance.ts';
export { createMockDevice, MOCK_TOTP_CODE, REJECTED_CREDENTIAL, type MockDevice } from './state/factor-state.ts';
export { settleCheckout, type MockOutcome } from './giving.ts';
export { handlers, unknownCalls } from './handlers.ts';
export { addMockPasskey, turnOnMockTwoStep } from './factor-setup.ts';
export { scenarios, SLOW, type Scenario } from './scenarios.ts';
export {
  expireConfirmations,
  expireSignUpCodes,
  lastCode,
  lastDeletionToken,
  lastResetToken,
  resetMocks,
  signInAs,
} from './state/state.ts';
