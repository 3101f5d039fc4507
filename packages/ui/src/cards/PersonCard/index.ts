export { CouncilCard, SupporterCard, type CouncilCardProps, type SupporterCardProps } from './PersonCard.tsx';
