export { ServiceCard, type ServiceCardProps, type ServiceIcon } from './ServiceCard.tsx';
