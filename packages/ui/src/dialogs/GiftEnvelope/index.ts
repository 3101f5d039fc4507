export { GiftEnvelope, type GiftEnvelopeProps } from './GiftEnvelope.tsx';
