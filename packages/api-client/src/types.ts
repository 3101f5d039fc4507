import type { operationTable } from './operations.gen.ts';
import type { components, operations } from './schema.gen.ts';

type Schemas = components['schemas'];

export type Branch = Schemas['Branch'];
export type Setting = Schemas['Setting'];
export type PageSetting = Schemas['PageSetting'];
export type NewsSummary = Schemas['NewsSummary'];
export type News = Schemas['News'];
export type Tag = Schemas['Tag'];
export type Program = Schemas['Program'];
export type Service = Schemas['Service'];
export type CouncilMember = Schemas['CouncilMember'];
export type Supporter = Schemas['Supporter'];
export type Gallery = Schemas['Gallery'];
export type Video = Schemas['Video'];
export type Document = Schemas['Document'];
export type DocumentGroup = Schemas['DocumentGroup'];
export type Statistic = Schemas['Statistic'];
export type StatisticGroup = Schemas['StatisticGroup'];
export type Topic = Schemas['Topic'];
export type ShareOffer = Schemas['ShareOffer'];
export type ShareOfferRequest = Schemas['ShareOfferRequest'];
export type Contribution = Schemas['Contribution'];
export type ShareBookLevel = Schemas['ShareBookLevel'];
export type SharePrice = Schemas['SharePrice'];
export type ShareMovement = Schemas['ShareMovement'];
export type TradeType = Schemas['TradeType'];
export type TradeStatus = Schemas['TradeStatus'];
export type Order = Schemas['Order'];
export type OrderDetails = Schemas['OrderDetails'];
export type Subscription = Schemas['Subscription'];
export type SubscriptionDetails = Schemas['SubscriptionDetails'];
export type Payment = Schemas['Payment'];
export type PaymentStatus = Schemas['PaymentStatus'];
export type PaymentReason = Schemas['PaymentReason'];
export type PaymentMethods = Schemas['PaymentMethods'];
export type Brand = Schemas['Brand'];
export type Target = Schemas['Target'];
export type TargetType = Schemas['TargetType'];
export type CheckoutState = Schemas['CheckoutState'];
export type Receipt = Schemas['Receipt'];
export type ReceiptVerification = Schemas['ReceiptVerification'];
export type CertificateVerification = Schemas['CertificateVerification'];
export type PageFeedback = Schemas['PageFeedback'];
export type Gift = Schemas['Gift'];
export type Donor = Schemas['Donor'];
export type User = Schemas['User'];
export type Member = Schemas['Member'];
export type MemberRequest = Schemas['MemberRequest'];
export type MemberAddress = Schemas['MemberAddress'];
export type MemberBank = Schemas['MemberBank'];
export type MemberInfo = Schemas['MemberInfo'];
export type ContactChange = Schemas['ContactChange'];
export type Session = Schemas['Session'];
export type MemberApplication = Schemas['MemberApplication'];
export type MembershipTerms = Schemas['MembershipTerms'];
export type Lookups = Schemas['Lookups'];
export type Notification = Schemas['Notification'];
export type Image = Schemas['Image'];
export type Pagination = Schemas['Pagination'];
export type AccountDeletion = Schemas['AccountDeletion'];
export type Balance = Schemas['Balance'];
export type BalanceMovement = Schemas['BalanceMovement'];
export type Payout = Schemas['Payout'];
export type Checkout = Schemas['Checkout'];
export type AccessToken = Schemas['AccessToken'];
export type NewAccount = Schemas['NewAccount'];
export type PendingSignUp = Schemas['PendingSignUp'];
export type SignUp = Schemas['SignUp'];
export type SignIn = Schemas['SignIn'];
export type SessionConfirmation = Schemas['SessionConfirmation'];
export type SecondFactor = Schemas['SecondFactor'];
export type PasskeySignIn = Schemas['PasskeySignIn'];
export type PasskeyProof = Schemas['PasskeyProof'];
export type PasskeyAssertion = Schemas['PasskeyAssertion'];
export type PasskeyAttestation = Schemas['PasskeyAttestation'];
export type PasskeyRequestOptions = Schemas['PasskeyRequestOptions'];
export type PasskeyCreationOptions = Schemas['PasskeyCreationOptions'];
export type PasskeyChallenge = Schemas['PasskeyChallenge'];
export type PasskeyRegistration = Schemas['PasskeyRegistration'];
export type NewPasskey = Schemas['NewPasskey'];
export type Passkey = Schemas['Passkey'];
export type SignInSecurity = Schemas['SignInSecurity'];
export type TwoStepSecret = Schemas['TwoStepSecret'];
export type ChangePassword = Schemas['ChangePassword'];
export type ContactRequest = Schemas['ContactRequest'];
export type CheckoutRequest = Schemas['CheckoutRequest'];
export type ErrorBody = Schemas['Error'];
export type ErrorCode = Schemas['ErrorCode'];

/** Languages of the API. */
export type Locale = 'ar' | 'en';

/** Messages in the language of the call, keyed by field name. */
export type FieldErrors = Record<string, string[]>;

/** Operation id in openapi.yaml. */
export type OperationId = keyof typeof operationTable;

type Given<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : unknown;

/** Input of an operation: path, query and body fields in one object. */
export type InputOf<Id extends OperationId> = Given<operations[Id]['parameters']['path']> &
  Given<operations[Id]['parameters']['query']> &
  BodyOf<operations[Id]>;

type Success<R> = { [Status in keyof R]: Status extends 200 | 201 ? R[Status] : never }[keyof R];

/** Response body of a successful call; a document is a Blob. */
export type OutputOf<Id extends OperationId> =
  Success<operations[Id]['responses']> extends { content: { 'application/json': infer Body } }
    ? Body
    : Success<operations[Id]['responses']> extends {
          content: { 'application/pdf': unknown } | { 'application/zip': unknown };
        }
      ? Blob
      : never;
