export { ShareOfferCard, type ShareOfferAction, type ShareOfferCardProps } from './ShareOfferCard.tsx';
