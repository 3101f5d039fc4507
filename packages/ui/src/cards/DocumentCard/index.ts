export { DocumentCard, type DocumentCardProps } from './DocumentCard.tsx';
