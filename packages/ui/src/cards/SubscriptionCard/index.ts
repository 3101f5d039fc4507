export { SubscriptionCard, type SubscriptionCardProps, type SubscriptionState } from './SubscriptionCard.tsx';
