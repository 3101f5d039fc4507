// Generated from openapi.yaml by tools/dev/codegen/generate.ts. Do not edit.
export type ErrorCode = 'bad_request' | 'unauthenticated' | 'forbidden' | 'not_found' | 'method_not_allowed' | 'conflict' | 'payload_too_large' | 'unsupported_media_type' | 'validation' | 'rate_limited' | 'server_error' | 'unavailable' | 'insufficient_shares' | 'insufficient_cash' | 'ownership_cap' | 'offer_closed' | 'application_pending' | 'application_closed' | 'already_member' | 'no_shares' | 'code_expired' | 'holds_shares' | 'offers_open' | 'order_closed' | 'subscription_closed' | 'charge_running' | 'card_needed' | 'account_closing' | 'payout_closed' | 'confirmation_required' | 'second_factor_required' | 'passkey_limit' | 'two_step_on' | 'two_step_off';

export type TargetType = 'program' | 'product' | 'general';

export type Brand = 'mada' | 'visa' | 'mastercard';

export type PaymentReason = 'declined' | 'insufficient_funds' | 'three_d_secure' | 'card_expired' | 'limit_exceeded' | 'cancelled' | 'mismatch' | 'gateway_error';

export type PaymentStatus = 'open' | 'pending' | 'paid' | 'failed' | 'expired' | 'refunded';

export type DocumentGroup = 'form-data' | 'link-record' | 'policy' | 'regulations' | 'org_guide';

export type StatisticGroup = 'home' | 'members' | 'finance' | 'impact';

export type TradeType = 'buy' | 'sell';

export type TradeStatus = 'pending' | 'succeeded' | 'expired' | 'completed';

/** Limits of `AmountRequest`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const amountRequestLimits = {
  monthly_price: { minimum: 100, maximum: 10000000 },
} as const;

/** Limits of `BalanceRequest`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const balanceRequestLimits = {
  amount: { minimum: 100, maximum: 10000000 },
} as const;

/** Limits of `ChangePassword`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const changePasswordLimits = {
  old_password: { minLength: 1, maxLength: 200 },
  new_password: { minLength: 8, maxLength: 200 },
  confirm_password: { minLength: 1, maxLength: 200 },
} as const;

/** Limits of `CheckoutRequest`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const checkoutRequestLimits = {
  target_slug: { minLength: 1, maxLength: 120 },
  monthly_price: { minimum: 100, maximum: 10000000 },
  months: { minimum: 1, maximum: 60 },
  donor_name: { minLength: 1, maxLength: 60 },
  donor_email: { minLength: 1, maxLength: 254 },
  donor_mobile: { minLength: 1, maxLength: 40 },
  message: { minLength: 1, maxLength: 500 },
  receiver_name: { minLength: 1, maxLength: 60 },
  sender_name: { minLength: 1, maxLength: 60 },
  gift_message: { minLength: 1, maxLength: 500 },
  receiver_mobile: { minLength: 1, maxLength: 40 },
  receiver_email: { minLength: 1, maxLength: 254 },
  idempotency_key: { minLength: 8, maxLength: 64 },
} as const;

/** Limits of `ContactRequest`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const contactRequestLimits = {
  user_name: { minLength: 1, maxLength: 120 },
  user_email: { minLength: 1, maxLength: 254 },
  topic_id: { minimum: 1, maximum: 2147483647 },
  message: { minLength: 10, maxLength: 4000 },
} as const;

/** Limits of `DeletionToken`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const deletionTokenLimits = {
  token: { minLength: 1, maxLength: 128 },
} as const;

/** Limits of `EmailChange`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const emailChangeLimits = {
  email: { minLength: 1, maxLength: 254 },
} as const;

/** Limits of `ForgotPassword`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const forgotPasswordLimits = {
  username: { minLength: 1, maxLength: 254 },
  redirect: { minLength: 1, maxLength: 2048 },
} as const;

/** Limits of `MemberAddress`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const memberAddressLimits = {
  country_id: { minimum: 1, maximum: 100000 },
  state_id: { minimum: 1, maximum: 100000 },
  region_id: { minimum: 1, maximum: 100000 },
  city: { minLength: 1, maxLength: 40 },
  district: { minLength: 1, maxLength: 80 },
  street: { minLength: 1, maxLength: 120 },
  building_no: { digits: [4, 4] },
  unit_no: { minLength: 1, maxLength: 10 },
  postal_code: { digits: [5, 5] },
  additional_no: { digits: [4, 4] },
} as const;

/** Limits of `MemberBank`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const memberBankLimits = {
  bank: { digits: [2, 2] },
  branch: { minLength: 1, maxLength: 80 },
  branch_no: { digits: [1, 10] },
  account_no: { digits: [6, 24] },
} as const;

/** Limits of `MemberInfo`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const memberInfoLimits = {
  title: { minLength: 1, maxLength: 20 },
  qualification: { minLength: 1, maxLength: 20 },
  job_title: { minLength: 1, maxLength: 80 },
  name_en: { minLength: 1, maxLength: 120 },
  bio: { minLength: 1, maxLength: 500 },
} as const;

/** Limits of `MemberRequest`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const memberRequestLimits = {
  name: { minLength: 1, maxLength: 120 },
  name_en: { minLength: 1, maxLength: 120 },
  title: { minLength: 1, maxLength: 20 },
  mem_no: { minLength: 1, maxLength: 20 },
  contribution_no: { minLength: 1, maxLength: 20 },
  type_id: { minimum: 1, maximum: 1000 },
  bank: { digits: [2, 2] },
  branch: { minLength: 1, maxLength: 80 },
  branch_no: { digits: [1, 10] },
  account_no: { digits: [6, 24] },
  country_id: { minimum: 1, maximum: 100000 },
  state_id: { minimum: 1, maximum: 100000 },
  region_id: { minimum: 1, maximum: 100000 },
  city: { minLength: 1, maxLength: 40 },
  district: { minLength: 1, maxLength: 80 },
  street: { minLength: 1, maxLength: 120 },
  building_no: { digits: [4, 4] },
  unit_no: { minLength: 1, maxLength: 10 },
  postal_code: { digits: [5, 5] },
  additional_no: { digits: [4, 4] },
  shares_count: { minimum: 1, maximum: 100000 },
  qualification: { minLength: 1, maxLength: 20 },
  job_title: { minLength: 1, maxLength: 80 },
  bio: { minLength: 1, maxLength: 500 },
} as const;

/** Limits of `NewAccount`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const newAccountLimits = {
  firstname: { minLength: 1, maxLength: 60 },
  lastname: { minLength: 1, maxLength: 60 },
  phone: { minLength: 1, maxLength: 32 },
  email: { minLength: 1, maxLength: 254 },
  password: { minLength: 8, maxLength: 200 },
  confirm_password: { minLength: 1, maxLength: 200 },
} as const;

/** Limits of `NewPasskey`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const newPasskeyLimits = {
  name: { minLength: 1, maxLength: 60 },
} as const;

/** Limits of `OneTimeCode`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const oneTimeCodeLimits = {
  code: { digits: [6, 6] },
} as const;

/** Limits of `PageFeedback`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const pageFeedbackLimits = {
  path: { minLength: 1, maxLength: 200 },
  text: { minLength: 1, maxLength: 500 },
} as const;

/** Limits of `PasskeyName`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const passkeyNameLimits = {
  name: { minLength: 1, maxLength: 60 },
} as const;

/** Limits of `PasskeySignIn`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const passkeySignInLimits = {
  fb_web_token: { maxLength: 4096 },
} as const;

/** Limits of `PayoutRequest`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const payoutRequestLimits = {
  amount: { minimum: 100, maximum: 9007199254740991 },
} as const;

/** Limits of `PhoneChange`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const phoneChangeLimits = {
  phone: { minLength: 1, maxLength: 32 },
} as const;

/** Limits of `ResetPassword`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const resetPasswordLimits = {
  token: { minLength: 1, maxLength: 128 },
  password: { minLength: 8, maxLength: 200 },
  confirm_password: { minLength: 1, maxLength: 200 },
} as const;

/** Limits of `ShareOfferRequest`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const shareOfferRequestLimits = {
  shares: { minimum: 1, maximum: 100000 },
  price: { minimum: 1, maximum: 10000000 },
} as const;

/** Limits of `SignIn`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const signInLimits = {
  username: { minLength: 1, maxLength: 254 },
  password: { minLength: 1, maxLength: 200 },
  fb_web_token: { maxLength: 4096 },
} as const;

/** Limits of `SignUp`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const signUpLimits = {
  firstname: { minLength: 1, maxLength: 60 },
  lastname: { minLength: 1, maxLength: 60 },
  phone: { minLength: 1, maxLength: 32 },
  email: { minLength: 1, maxLength: 254 },
  password: { minLength: 8, maxLength: 200 },
  confirm_password: { minLength: 1, maxLength: 200 },
  code: { digits: [6, 6] },
  fb_web_token: { maxLength: 4096 },
} as const;

/** Limits of `UserNames`. Money is halalas, lengths are characters, digits [fewest, most]. */
export const userNamesLimits = {
  firstname: { minLength: 1, maxLength: 60 },
  lastname: { minLength: 1, maxLength: 60 },
} as const;
